/** Closed lists and limits of the signature page (spec/logistics.md §3 "Quote document"), without schemas: a browser needs no more. */

export const paymentMethods = ['bank-transfer', 'credit-card'] as const;
export const purchaseOrderKinds = ['with', 'without'] as const;
export const invoicingKinds = ['platform', 'email'] as const;

/** Longest texts, in characters. */
export const signatureLimits = {
  companyName: 120,
  street: 200,
  zipCode: 12,
  city: 80,
  country: 60,
  /** 13 in France (`FR`, a key of two signs, nine digits); 14 at most elsewhere. */
  vatCode: 14,
  name: 120,
  jobTitle: 80,
  email: 254,
  phone: 40,
  purchaseOrderNumber: 40,
  url: 300,
  reason: 500,
} as const;

/** Days that a signature waits for the second signatory, and again for its billing (server-rules §3). */
export const signatureWaitDays = 7;

/** Without blanks, upper case: of any member state; a French one has 13 characters (spec/booking.md §5). */
export const vatCodePattern = /^FR[0-9A-Z]{2}\d{9}$|^(?!FR)[A-Z]{2}[0-9A-Z+*]{2,12}$/;
export const normaliseVatCode = (text: string) => text.replace(/[\s.-]/g, '').toUpperCase();
/** Address of a platform that takes invoices. */
export const platformUrlPattern = /^https:\/\/[^\s/]+\.\S+$/;
