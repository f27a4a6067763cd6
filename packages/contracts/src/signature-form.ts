import * as z from 'zod';
import { emailPattern, maxTypedEmailLength, normaliseEmail } from './email-address.ts';
import { filledLine, keptFilledLine, keptLine, line } from './free-text.ts';
import {
  signatureLimits as limits,
  maxTypedVatCode,
  normaliseVatCode,
  paymentMethods,
  platformUrlPattern,
  vatCodePattern,
} from './signature-terms.ts';

const orEmpty = (pattern: RegExp) => new RegExp(`^$|${pattern.source}`, pattern.flags);
const emailOrEmpty = z
  .string()
  .max(maxTypedEmailLength)
  .transform(normaliseEmail)
  .pipe(z.string().max(limits.email).regex(orEmpty(emailPattern)));
const urlOrEmpty = z.string().trim().max(limits.url).regex(orEmpty(platformUrlPattern));
export const vatCodeOrEmpty = z
  .string()
  .max(maxTypedVatCode)
  .transform(normaliseVatCode)
  .pipe(z.string().max(limits.vatCode).regex(orEmpty(vatCodePattern)));

export const goodForAgreement = z.literal(true);

/** The forms of lines that are typed, or that are kept. */
const formsWith = ({ line, filledLine }: { line: typeof keptLine; filledLine: typeof keptFilledLine }) => {
  const billing = z.object({
    companyName: line(limits.companyName),
    street: line(limits.street),
    zipCode: line(limits.zipCode),
    city: line(limits.city),
    country: line(limits.country),
    vatCode: vatCodeOrEmpty,
    /** Person or department that gets the invoice. */
    recipient: line(limits.name),
    email: emailOrEmpty,
  });
  const paymentReminder = z.object({ name: line(limits.name), email: emailOrEmpty, phone: line(limits.phone) });
  const purchaseOrder = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('without') }),
    z.object({ kind: z.literal('with'), number: line(limits.purchaseOrderNumber) }),
  ]);
  const invoicing = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('platform'), url: urlOrEmpty }),
    /** `address` and `copyTo` are e-mail addresses. */
    z.object({ kind: z.literal('email'), name: line(limits.name), address: emailOrEmpty, copyTo: emailOrEmpty }),
  ]);
  /** Data of an invoice; it may be completed after the signature (`missingBilling` in signature-rules.ts lists missing fields). */
  const billingForm = z.object({ billing, paymentReminder, purchaseOrder, invoicing });
  /** The signature page as far as it is filled in; an empty text is a field left empty. */
  const signatureForm = billingForm.extend({
    paymentMethod: z.enum(paymentMethods),
    signatory: z.object({ name: line(limits.name), jobTitle: line(limits.jobTitle) }),
    /** `secondSignatory`: the e-mail address of the person who has to countersign; empty if there is none. */
    company: z.object({ secondSignatory: emailOrEmpty }),
  });
  /** All fields on the signature page of a document to be signed. */
  const signatureFields = signatureForm.extend({
    signatory: signatureForm.shape.signatory.extend({ name: filledLine(limits.name) }),
    goodForAgreement,
  });
  return { billingForm, signatureForm, signatureFields };
};

export const personName = filledLine(limits.name);

export const { billingForm, signatureFields } = formsWith({ line, filledLine });
/** As kept and answered. */
export const keptForms = formsWith({ line: keptLine, filledLine: keptFilledLine });

export type BillingForm = z.output<typeof billingForm>;
export type SignatureForm = z.output<typeof keptForms.signatureForm>;
export type SignatureFields = z.output<typeof signatureFields>;
