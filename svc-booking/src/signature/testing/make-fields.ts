import type { BillingForm, SignatureFields } from '@plenary/contracts/signature-form';

/** All that an invoice needs. */
export const wholeBilling: BillingForm = {
  billing: {
    companyName: 'Atelier Nord',
    street: '4 rue des Lilas',
    zipCode: '59000',
    city: 'Lille',
    country: 'France',
    vatCode: 'FR12345678901',
    recipient: 'Comptabilité',
    email: 'factures@atelier-nord.example',
  },
  paymentReminder: { name: 'Paul Petit', email: 'paul@atelier-nord.example', phone: '+33320000000' },
  purchaseOrder: { kind: 'with', number: 'BC-2026-17' },
  invoicing: { kind: 'email', name: 'Compta', address: 'factures@atelier-nord.example', copyTo: '' },
};

/** Nothing that an invoice needs but the name of the company. */
export const emptyBilling: BillingForm = {
  billing: { companyName: 'Atelier Nord', street: '', zipCode: '', city: '', country: '', vatCode: '', recipient: '', email: '' },
  paymentReminder: { name: '', email: '', phone: '' },
  purchaseOrder: { kind: 'without' },
  invoicing: { kind: 'platform', url: '' },
};

/** Complete fields of a signature page; override those that the test is about. */
export const makeFields = (overrides: Partial<SignatureFields> = {}): SignatureFields => ({
  ...wholeBilling,
  paymentMethod: 'bank-transfer',
  signatory: { name: 'Claire Martin', jobTitle: 'Directrice' },
  company: { secondSignatory: '' },
  goodForAgreement: true,
  ...overrides,
});
