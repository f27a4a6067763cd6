/** The texts of the signature page: a heading for each group of fields, and its labels. */
export interface SignatureWords {
  title: string;
  intro: string;
  /** In place of these on an amendment. */
  amendment: { title: string; intro: string; agreement: (reference: string, total: string) => string };
  billing: {
    heading: string;
    companyName: string;
    street: string;
    zipCode: string;
    city: string;
    country: string;
    vatCode: string;
    recipient: string;
    email: string;
  };
  paymentReminder: { heading: string; name: string; email: string; phone: string };
  purchaseOrder: { heading: string; with: string; without: string; number: string };
  paymentMethod: { heading: string; 'bank-transfer': string; 'credit-card': string };
  invoicing: { heading: string; platform: string; url: string; email: string; name: string; address: string; copyTo: string };
  signature: {
    heading: string;
    name: string;
    jobTitle: string;
    secondSignatory: string;
    goodForAgreement: string;
    agreement: (reference: string, total: string) => string;
    signature: string;
    online: string;
  };
}
