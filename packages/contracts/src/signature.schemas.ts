import * as z from 'zod';
import { unavailableReason } from './booking.schemas.ts';
import { lacking } from './changes.schemas.ts';
import { companyRegisters } from './company-number.ts';
import { insufficientCredit } from './credit.schemas.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { line } from './free-text.ts';
import { quoteStatus, superseded } from './quote.ts';
import { billingForm, goodForAgreement, keptForms, personName, signatureFields } from './signature-form.ts';
import { signatureLimits as limits } from './signature-terms.ts';
import { cents, countryCode, day, instant, language } from './vocabulary.ts';

/** SHA-256 of a document's bytes, 64 hexadecimal digits. */
export const documentHash = z.string().regex(/^[0-9a-f]{64}$/);
const reason = line(limits.reason).default('');
const quoteId = z.object({ quoteId: z.uuid() });
const inLanguage = z.object({ lng: language.optional() });
const token = z.string().max(100);

/**
 * Why its rooms cannot be had: `reason` of a quote without an option, `lack` of an amendment, whose booking lacks what its change needs by
 * now. Both absent: nothing more is known, or an older release answered.
 */
export const unclaimed = lacking.extend({ reason: unavailableReason.optional() });

/** Why a quote cannot be signed at this moment. */
export const signatureObstacles = ['already-signed', 'rejected', 'quote-expired', 'mailbox-unproven', 'no-longer-available'] as const;

/** How the deposit of a confirmed booking is paid, by transfer (spec/booking.md §9: within 5 days after the signature). */
export const depositTransfer = z.object({
  payee: z.string(),
  iban: z.string(),
  bic: z.string(),
  /** Communication of the transfer: the quote's reference. */
  reference: z.string(),
  amount: cents,
  /** Last local day of the venue. */
  dueOn: day,
});
export type DepositTransfer = z.infer<typeof depositTransfer>;

export const signatureState = z.object({
  status: quoteStatus,
  /** Null: it can be signed. */
  obstacle: z.enum(signatureObstacles).nullable(),
  /** Initial values of the form, or the signed ones with the billing as completed since. */
  form: keptForms.signatureForm,
  /** Paths of billing fields that are still lacking. */
  missing: z.array(z.string()),
  /** The signature that stands; null before, and once it has ended without approval. */
  signature: z
    .object({
      signedAt: instant,
      signatoryName: z.string(),
      sha256: documentHash,
      secondSignatory: z.object({ email: z.string(), name: z.string().nullable(), signedAt: instant.nullable() }).nullable(),
      /** Deadline for what is missing, else the signature ends; null once complete. */
      deadline: instant.nullable(),
      /** Whether all have signed: then there is a certificate, unless it was signed on paper. */
      isComplete: z.boolean(),
      /** Signed by hand: the venue's local day on which staff received it. Absent: signed in the browser. */
      paper: z.object({ receivedOn: day }).optional(),
    })
    .nullable(),
  /** Absent: nothing is due yet or any more, or this deployment names no account. */
  deposit: depositTransfer.optional(),
  /** Registers that the company may be looked up in; absent: none, or an older release of svc-booking answered. */
  companyRegisters: z.array(z.enum(companyRegisters)).optional(),
  /** Two signed the booking that this quote changes: two have to sign this as well (design: lifecycle L19). */
  needsSecond: z.literal(true).optional(),
  /** An earlier signature of this quote came to nothing because something lacked for too long. */
  hasLapsed: z.boolean(),
});
export type SignatureState = z.infer<typeof signatureState>;

export const getSignature = {
  summary: 'How far the signature of a quote of the caller is, and what its form begins with',
  params: quoteId,
  response: signatureState,
} satisfies EndpointSchemas;

export const prepareSignature = {
  summary: 'Prints the document with its signature page filled in, for its customer to read before the signature; kept for a day',
  params: quoteId,
  query: inLanguage,
  body: signatureFields,
  response: z.object({ draftId: z.uuid(), sha256: documentHash }),
  problemMembers: { superseded, 'no-longer-available': unclaimed },
} satisfies EndpointSchemas;

export const getSignatureDraft = {
  summary: 'The very bytes that will be signed',
  params: quoteId.extend({ draftId: z.uuid() }),
  produces: 'application/pdf',
} satisfies EndpointSchemas;

export const signQuote = {
  summary: 'Signs the document that was shown; holds the rooms first where no option does',
  params: quoteId,
  body: z.object({
    draftId: z.uuid(),
    /** Hash of the document shown. */
    sha256: documentHash,
    /** The name as in the document. */
    signatoryName: personName,
    goodForAgreement,
  }),
  response: signatureState,
  problemMembers: { 'insufficient-credit': insufficientCredit, superseded, 'no-longer-available': unclaimed },
} satisfies EndpointSchemas;

export const completeBilling = {
  summary: 'Completes the billing of a signed quote; what an invoice needs has to be there',
  params: quoteId,
  body: billingForm,
  response: signatureState,
} satisfies EndpointSchemas;

export const inviteSecondSignatory = {
  summary: 'Mails the second signatory again; once in 5 minutes',
  params: quoteId,
} satisfies EndpointSchemas;

export const rejectQuote = {
  summary: 'The customer does not want the quote, or takes back a signature that something lacks; frees its rooms',
  params: quoteId,
  body: z.object({
    reason,
    /** Of the quote as it was read; absent: from an older page, whatever it is. */
    revision: z.int().min(0).optional(),
  }),
  problemMembers: { superseded, 'stale-version': z.object({ current: z.object({ revision: z.int() }) }) },
} satisfies EndpointSchemas;

export const getCertificate = {
  summary: 'The certificate of the signature: who signed which document, and when',
  params: quoteId,
  produces: 'application/pdf',
} satisfies EndpointSchemas;

const countersigning = {
  'invalid-token': z.object({ error: z.literal('INVALID_TOKEN') }),
  'expired-token': z.object({ error: z.literal('EXPIRED_TOKEN') }),
};

const countersignature = z.object({
  /** Language of the document and its customer. */
  language,
  buildingName: z.string(),
  /** Country of the venue; absent: an older release of svc-booking answered. */
  countryCode: countryCode.optional(),
  companyName: z.string(),
  eventStartDate: day,
  eventEndDate: day,
  totalIncludingVatPrice: cents,
  signatoryName: z.string(),
  signedAt: instant,
  sha256: documentHash,
  deadline: instant,
  /** Address of the second signatory. */
  email: z.string(),
});
export type Countersignature = z.infer<typeof countersignature>;

export const getCountersignature = {
  summary: 'What the page says that a second signatory was mailed a link to; changes nothing',
  params: quoteId,
  query: z.object({ token }),
  response: countersignature,
  problemMembers: countersigning,
} satisfies EndpointSchemas;

export const openCountersignature = {
  summary: 'What the page says that a second signatory was mailed a link to, with the token in the body; sets the cookie of the document',
  params: quoteId,
  body: z.object({ token }),
  response: countersignature,
  problemMembers: countersigning,
} satisfies EndpointSchemas;

export const getCountersignatureDocument = {
  summary: 'The signed bytes, for the second signatory',
  params: quoteId,
  /** Without a token, the cookie of `openCountersignature` counts. */
  query: z.object({ token: token.optional() }),
  produces: 'application/pdf',
  problemMembers: countersigning,
} satisfies EndpointSchemas;

export const countersign = {
  summary: 'The second signatory signs; the mailed link works once',
  params: quoteId,
  body: z.object({ token, sha256: documentHash, name: personName, goodForAgreement }),
  response: z.object({ status: quoteStatus }),
  problemMembers: countersigning,
} satisfies EndpointSchemas;

export const refuseCountersignature = {
  summary: 'The second signatory refuses: the quote is rejected and its rooms are free',
  params: quoteId,
  body: z.object({ token, reason }),
  problemMembers: countersigning,
} satisfies EndpointSchemas;

export const getSignedDocument = {
  summary: 'The signed document of a quote, on behalf of its owner',
  params: quoteId,
  query: z.object({ userId: z.uuid() }),
  produces: 'application/pdf',
} satisfies EndpointSchemas;
