/** Whom a quote is billed to, with nothing missing. */
export const wholeBilling = {
  billing: {
    ...{ companyName: 'Atelier Nord', street: '1 rue du Nord', zipCode: '75010', city: 'Paris', country: 'France' },
    ...{ vatCode: 'FR12345678901', recipient: 'Comptabilité', email: 'compta@atelier-nord.example' },
  },
  paymentReminder: { name: 'Inès Dubois', email: 'ines@atelier-nord.example', phone: '0142000000' },
  purchaseOrder: { kind: 'without' },
  invoicing: { kind: 'email', name: 'Comptabilité', address: 'compta@atelier-nord.example', copyTo: '' },
};
