import type { SignatureFields } from '@plenary/contracts/signature-form';

/** Every field of a signature page, with values that are hard to print. */
export const filledFields: SignatureFields = {
  billing: {
    companyName: 'Łódź & Associés <img src=x>',
    street: '27 boulevard de l’Exemple',
    zipCode: '59000',
    city: 'Lille',
    country: 'France',
    vatCode: 'FR12345678901',
    recipient: 'Service comptabilité',
    email: 'factures@atelier-nord.example',
  },
  paymentReminder: { name: 'Βασίλης Київ', email: 'relances@atelier-nord.example', phone: '+33 3 53 01 00 00' },
  purchaseOrder: { kind: 'with', number: 'PO-2027-000123' },
  paymentMethod: 'bank-transfer',
  invoicing: { kind: 'platform', url: `https://platform.example/${'a'.repeat(270)}` },
  signatory: { name: 'Claire Martin', jobTitle: 'Directrice' },
  company: { secondSignatory: '' },
  goodForAgreement: true,
};
