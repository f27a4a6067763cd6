import type { BillingForm, SignatureForm } from '@plenary/contracts/signature-form';
import type { signatureLimits } from '@plenary/contracts/signature-terms';

/** Text fields of the signature page by their path in the call, each with its limit, in the order of the page. */
export const textFields = {
  billing: [
    ['billing.companyName', 'companyName'],
    ['billing.street', 'street'],
    ['billing.zipCode', 'zipCode'],
    ['billing.city', 'city'],
    ['billing.country', 'country'],
    ['billing.vatCode', 'vatCode'],
    ['billing.recipient', 'name'],
    ['billing.email', 'email'],
  ],
  paymentReminder: [
    ['paymentReminder.name', 'name'],
    ['paymentReminder.email', 'email'],
    ['paymentReminder.phone', 'phone'],
  ],
  purchaseOrder: [['purchaseOrder.number', 'purchaseOrderNumber']],
  platform: [['invoicing.url', 'url']],
  email: [
    ['invoicing.name', 'name'],
    ['invoicing.address', 'email'],
    ['invoicing.copyTo', 'email'],
  ],
  signature: [
    ['signatory.name', 'name'],
    ['signatory.jobTitle', 'jobTitle'],
    ['company.secondSignatory', 'email'],
  ],
} as const satisfies Record<string, readonly (readonly [string, keyof typeof signatureLimits])[]>;

export type FieldGroup = keyof typeof textFields;
export type TextPath = (typeof textFields)[FieldGroup][number][0];

/** Values of the form: texts by path, and choices. Texts of an unselected choice stay for when it is selected. */
export interface SignatureDraft {
  texts: Record<TextPath, string>;
  order: 'with' | 'without';
  method: SignatureForm['paymentMethod'];
  sending: 'platform' | 'email';
}

/** The fields that a reader sees, in the order of the page. */
export const shownTexts = ({ order, sending }: SignatureDraft, isSigning: boolean): TextPath[] => {
  const groups: FieldGroup[] = [
    ...(isSigning ? (['signature'] as const) : []),
    'billing',
    'paymentReminder',
    ...(order === 'with' ? (['purchaseOrder'] as const) : []),
    sending,
  ];
  return groups.flatMap((group) => textFields[group].map(([path]) => path));
};

export const draftOf = (form: SignatureForm): SignatureDraft => {
  const { billing, paymentReminder, purchaseOrder, invoicing, signatory, company, paymentMethod } = form;
  const mail = invoicing.kind === 'email' ? invoicing : { name: '', address: '', copyTo: '' };
  return {
    texts: {
      'billing.companyName': billing.companyName,
      'billing.street': billing.street,
      'billing.zipCode': billing.zipCode,
      'billing.city': billing.city,
      'billing.country': billing.country,
      'billing.vatCode': billing.vatCode,
      'billing.recipient': billing.recipient,
      'billing.email': billing.email,
      'paymentReminder.name': paymentReminder.name,
      'paymentReminder.email': paymentReminder.email,
      'paymentReminder.phone': paymentReminder.phone,
      'purchaseOrder.number': purchaseOrder.kind === 'with' ? purchaseOrder.number : '',
      'invoicing.url': invoicing.kind === 'platform' ? invoicing.url : '',
      'invoicing.name': mail.name,
      'invoicing.address': mail.address,
      'invoicing.copyTo': mail.copyTo,
      'signatory.name': signatory.name,
      'signatory.jobTitle': signatory.jobTitle,
      'company.secondSignatory': company.secondSignatory,
    },
    order: purchaseOrder.kind,
    method: paymentMethod,
    sending: invoicing.kind,
  };
};

export const billingOf = ({ texts, order, sending }: SignatureDraft): BillingForm => {
  const text = (path: TextPath) => texts[path].trim();
  return {
    billing: {
      companyName: text('billing.companyName'),
      street: text('billing.street'),
      zipCode: text('billing.zipCode'),
      city: text('billing.city'),
      country: text('billing.country'),
      vatCode: text('billing.vatCode'),
      recipient: text('billing.recipient'),
      email: text('billing.email'),
    },
    paymentReminder: {
      name: text('paymentReminder.name'),
      email: text('paymentReminder.email'),
      phone: text('paymentReminder.phone'),
    },
    purchaseOrder: order === 'with' ? { kind: 'with', number: text('purchaseOrder.number') } : { kind: 'without' },
    invoicing:
      sending === 'platform'
        ? { kind: 'platform', url: text('invoicing.url') }
        : { kind: 'email', name: text('invoicing.name'), address: text('invoicing.address'), copyTo: text('invoicing.copyTo') },
  };
};

export const formOf = (draft: SignatureDraft): SignatureForm => ({
  ...billingOf(draft),
  paymentMethod: draft.method,
  signatory: { name: draft.texts['signatory.name'].trim(), jobTitle: draft.texts['signatory.jobTitle'].trim() },
  company: { secondSignatory: draft.texts['company.secondSignatory'].trim() },
});
