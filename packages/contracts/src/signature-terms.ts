import { readEmail } from './email-address.ts';
import { lengthOf, lineFault, type TextFault } from './text-rules.ts';

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

/** The fault of a text of the signature page that is not empty; undefined: none. Limits as `signatureLimits` names them. */
export const signatureTextFault = (kind: keyof typeof signatureLimits, typed: string): TextFault | undefined => {
  const text = typed.trim();
  if (text === '') return undefined;
  const reading = readings[kind];
  if (reading === undefined) return lineFault(text, signatureLimits[kind]);
  return reading(text) ? undefined : 'invalid_format';
};
const readings: Partial<Record<keyof typeof signatureLimits, (text: string) => boolean>> = {
  email: (text) => readEmail(text) !== null,
  vatCode: (text) => lengthOf(text) <= maxTypedVatCode && (normaliseVatCode(text) === '' || vatCodePattern.test(normaliseVatCode(text))),
  url: (text) => lengthOf(text) <= signatureLimits.url && platformUrlPattern.test(text),
};

/** Days that a signature waits for the second signatory, and again for its billing (server-rules §3). */
export const signatureWaitDays = 7;

/** Without blanks, upper case: of any member state; a French one has 13 characters (spec/booking.md §5). */
export const vatCodePattern = /^FR[0-9A-Z]{2}\d{9}$|^(?!FR)[A-Z]{2}[0-9A-Z+*]{2,12}$/;
/** With its blanks and dots. */
export const maxTypedVatCode = 40;
export const normaliseVatCode = (text: string) => text.replace(/[\s.-]/g, '').toUpperCase();
/** Address of a platform that takes invoices. */
export const platformUrlPattern = /^https:\/\/[^\s/]+\.\S+$/;
