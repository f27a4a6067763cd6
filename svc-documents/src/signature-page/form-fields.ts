import type { SignatureFields } from '@plenary/contracts/signature-form';
import { invoicingKinds, signatureLimits as limits, paymentMethods, purchaseOrderKinds } from '@plenary/contracts/signature-terms';
import { writeTelephone } from '@plenary/contracts/telephone';
import type { DocumentForm, FormField } from '../pdf/form-field.ts';
import type { SignatureWords } from './words/words.ts';

/** The fields of the signature page (spec/logistics.md §3), to be filled in or, with `filled`, as they were. */
export const formFields = (words: SignatureWords, filled?: SignatureFields): DocumentForm => {
  const { billing, paymentReminder, purchaseOrder, paymentMethod, invoicing, signature } = words;
  const order = filled?.purchaseOrder;
  const sending = filled?.invoicing;
  const text = (name: string, heading: string, label: string, maxLength: number, value?: string): FormField => ({
    kind: 'text',
    name,
    tooltip: `${heading} – ${label}`,
    maxLength,
    value,
  });
  return {
    isFilled: filled !== undefined,
    fields: [
      ...billingFields.map(([name, limit]) =>
        text(`billing.${name}`, billing.heading, billing[name], limits[limit], filled?.billing[name]),
      ),
      ...reminderFields.map((name) =>
        text(`paymentReminder.${name}`, paymentReminder.heading, paymentReminder[name], limits[name], filled && reminderOf(filled)[name]),
      ),
      {
        kind: 'choice',
        name: 'purchaseOrder.kind',
        tooltip: purchaseOrder.heading,
        options: purchaseOrderKinds.map((kind) => ({ name: kind, tooltip: `${purchaseOrder.heading} – ${purchaseOrder[kind]}` })),
        value: order?.kind,
      },
      text(
        'purchaseOrder.number',
        purchaseOrder.heading,
        purchaseOrder.number,
        limits.purchaseOrderNumber,
        order?.kind === 'with' ? order.number : '',
      ),
      {
        kind: 'choice',
        name: 'paymentMethod',
        tooltip: paymentMethod.heading,
        options: paymentMethods.map((method) => ({ name: method, tooltip: `${paymentMethod.heading} – ${paymentMethod[method]}` })),
        value: filled?.paymentMethod,
      },
      {
        kind: 'choice',
        name: 'invoicing.kind',
        tooltip: invoicing.heading,
        options: invoicingKinds.map((kind) => ({ name: kind, tooltip: `${invoicing.heading} – ${invoicing[kind]}` })),
        value: sending?.kind,
      },
      text('invoicing.url', invoicing.platform, invoicing.url, limits.url, sending?.kind === 'platform' ? sending.url : ''),
      text('invoicing.name', invoicing.email, invoicing.name, limits.name, sending?.kind === 'email' ? sending.name : ''),
      text('invoicing.address', invoicing.email, invoicing.address, limits.email, sending?.kind === 'email' ? sending.address : ''),
      text('invoicing.copyTo', invoicing.email, invoicing.copyTo, limits.email, sending?.kind === 'email' ? sending.copyTo : ''),
      text('signatory.name', signature.heading, signature.name, limits.name, filled?.signatory.name),
      text('signatory.jobTitle', signature.heading, signature.jobTitle, limits.jobTitle, filled?.signatory.jobTitle),
      text('company.secondSignatory', signature.heading, signature.secondSignatory, limits.email, filled?.company.secondSignatory),
      { kind: 'mark', name: 'goodForAgreement', tooltip: signature.goodForAgreement, isMarked: filled?.goodForAgreement ?? false },
      filled
        ? text('signature', signature.heading, signature.signature, limits.name, filled.signatory.name)
        : { kind: 'signature', name: 'signature', tooltip: signature.signature },
    ],
  };
};

const billingFields = [
  ['companyName', 'companyName'],
  ['street', 'street'],
  ['zipCode', 'zipCode'],
  ['city', 'city'],
  ['country', 'country'],
  ['vatCode', 'vatCode'],
  ['recipient', 'name'],
  ['email', 'email'],
] as const;
const reminderFields = ['name', 'email', 'phone'] as const;
const reminderOf = ({ paymentReminder }: SignatureFields) => ({
  ...paymentReminder,
  phone: writeTelephone(paymentReminder.phone),
});
