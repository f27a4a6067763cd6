import type { SignatureForm } from './signature-form.ts';

/** Required for an invoice; the rest of the signature page may stay empty for good. */
const requiredBilling = ['companyName', 'street', 'zipCode', 'city', 'country', 'recipient', 'email'] as const;

type Billing = Pick<SignatureForm, 'billing' | 'purchaseOrder' | 'invoicing'>;

/** Paths of the fields that are still lacking before a signed quote can be approved, in the order of the page. */
export const missingBilling = ({ billing, purchaseOrder, invoicing }: Billing): string[] => [
  ...requiredBilling.filter((name) => billing[name] === '').map((name) => `billing.${name}`),
  ...(purchaseOrder.kind === 'with' && purchaseOrder.number === '' ? ['purchaseOrder.number'] : []),
  ...(invoicing.kind === 'platform' && invoicing.url === '' ? ['invoicing.url'] : []),
  ...(invoicing.kind === 'email' && invoicing.address === '' ? ['invoicing.address'] : []),
];
