import type { SignatureWords } from './words.ts';

export const en: SignatureWords = {
  title: 'Signing the quote',
  intro: 'To be completed and signed to confirm your event.',
  amendment: {
    title: 'Signing the amendment',
    intro: 'To be completed and signed to change your booking.',
    agreement: (reference, total) =>
      `I accept amendment ${reference}, which sets the agreed price to ${total} incl. VAT, and its conditions.`,
  },
  billing: {
    heading: 'Billing information',
    companyName: 'Company name',
    street: 'Street',
    zipCode: 'Postcode',
    city: 'City',
    country: 'Country',
    vatCode: 'Intra-community VAT number',
    recipient: 'Billing recipient',
    email: 'Billing e-mail',
  },
  paymentReminder: { heading: 'Contact for payment reminders', name: 'Name', email: 'E-mail', phone: 'Phone' },
  purchaseOrder: { heading: 'Purchase order', with: 'With', without: 'Without', number: 'Purchase order number' },
  paymentMethod: { heading: 'Payment method', 'bank-transfer': 'Bank transfer', 'credit-card': 'Credit card' },
  invoicing: {
    heading: 'Sending invoices',
    platform: 'On a platform',
    url: 'Address of the platform (URL)',
    email: 'By e-mail',
    name: 'Name',
    address: 'E-mail address',
    copyTo: 'Copy to',
  },
  signature: {
    heading: 'Signature',
    name: 'Name of the signatory',
    jobTitle: 'Position',
    secondSignatory: 'E-mail of the second signatory',
    goodForAgreement: 'Agreed and accepted',
    agreement: (reference, total) => `I accept quote ${reference} for ${total} incl. VAT, and its conditions.`,
    signature: 'Signature',
    online: 'Signing online: the signature certificate says who signed, when, and the fingerprint of this document.',
  },
};
