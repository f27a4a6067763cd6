import * as z from 'zod';
import { cancellationTerms } from './cancellation.ts';
import {
  type CancellationReason,
  cancellationReasons,
  cancellingParties,
  everyCancellationReason,
  feeKinds,
  maxCancellationNoteLength,
  waiverReasons,
} from './cancellation-terms.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { freeText } from './free-text.ts';
import { paragraphsPattern } from './text-rules.ts';
import { cents, countryCode, day, instant, language, percent } from './vocabulary.ts';

const waiver = z.object({ fee: cents.min(0), reason: z.enum(waiverReasons) });

/** What the fee depends on. A customer leaves out `by` and `waiver`. */
const asked = z.object({
  by: z.enum(cancellingParties).default('customer'),
  /** Lowers the fee to this many cents without VAT; for who has the right to waive. */
  waiver: waiver.optional(),
});

/** The fee of a cancellation, worked out (design: lifecycle L28–L31). Amounts in euro cents. */
export const cancellationFee = z.object({
  /** Day of receipt at the venue, and full days from it to the first day of the event. */
  receivedOn: day,
  daysBefore: z.int(),
  /** Agreed price without VAT that the percentage is of. */
  base: cents,
  /** Part of the base: supplements agreed on since the quote; absent: none. */
  supplements: cents.optional(),
  percent,
  kind: z.enum(feeKinds),
  /** The share is that of the day on which the event was postponed, not of the days that are left. */
  isPostponed: z.boolean().optional(),
  /** Fees that the deal bears already, without VAT: they are taken off. */
  deducted: cents.optional(),
  /** What it was lowered from. */
  waived: z.object({ from: cents, reason: z.enum(waiverReasons) }).optional(),
  feeExcludingVat: cents,
  vatBreakdown: z.array(z.object({ percent, base: cents, amount: cents })),
  vat: cents,
  feeIncludingVat: cents,
});
export type CancellationFee = z.infer<typeof cancellationFee>;

/** SHA-256 of what a preview said, as base64url. */
const previewHash = z.string().regex(/^[\w-]{43}$/);

/** What is given up, and what it costs; nothing is written. */
export const cancellationPreview = z.object({
  /** To be sent back with the cancellation, which is refused where the deal or the fee is another one by then. */
  revision: z.int().min(0),
  previewHash,
  fee: cancellationFee,
  /** Absent: the quote is older than the terms, and no fee was agreed on. */
  terms: cancellationTerms.optional(),
  agreedIncludingVat: cents,
  freed: z.object({ venueName: z.string(), days: z.array(day), roomNames: z.array(z.string()) }),
  /** The first half-day has begun: a customer's reasons are no-show and curtailed alone (design: lifecycle L33); absent: from an older release. */
  hasBegun: z.boolean().optional(),
});
export type CancellationPreview = z.infer<typeof cancellationPreview>;

/** A cancelled booking, frozen (design: lifecycle L34). */
export const cancellationStatement = z.object({
  dealId: z.uuid(),
  cancelledAt: instant,
  by: z.enum(cancellingParties),
  reason: z.enum(everyCancellationReason),
  note: z.string().optional(),
  /** Whether staff wrote it down for the customer. */
  onBehalf: z.boolean(),
  fee: cancellationFee,
  terms: cancellationTerms.optional(),
  /** Of the quote, without supplements. */
  agreedExcludingVat: cents,
  agreedIncludingVat: cents,
  /** With VAT, as of the cancellation (design: lifecycle L31); absent from an older statement. */
  settlement: z
    .object({
      /** Received less paid back. */
      received: cents.min(0),
      /** Due for changes of the deal that gave something up. */
      changeFees: cents.min(0),
      /** Above 0 the customer owes it, below 0 it is to be paid back. */
      due: cents,
    })
    .optional(),
  /** As on the quote; empty where it is not known. */
  customer: z.object({ name: z.string(), companyName: z.string() }),
  venueName: z.string(),
  countryCode,
  days: z.array(day),
});
export type CancellationStatement = z.infer<typeof cancellationStatement>;

const dealId = z.object({ dealId: z.uuid() });

export const previewCancellation = {
  summary: 'What the cancellation of a confirmed booking would cost now, and what it would give up',
  params: dealId,
  body: asked,
  response: cancellationPreview,
} satisfies EndpointSchemas;

export const cancelDeal = {
  summary: 'Cancels a confirmed booking at the fee that was shown',
  params: dealId,
  body: asked
    .extend({
      revision: z.int().min(0),
      previewHash,
      reason: z.enum(everyCancellationReason),
      note: freeText(z.string().trim().max(maxCancellationNoteLength).regex(paragraphsPattern)).optional(),
    })
    .refine(({ by, reason }) => (cancellationReasons[by] as readonly CancellationReason[]).includes(reason), {
      path: ['reason'],
    }),
  response: cancellationStatement,
  problemMembers: {
    'price-changed': z.object({ preview: cancellationPreview }),
    'stale-version': z.object({ current: cancellationPreview }),
  },
} satisfies EndpointSchemas;

export const getCancellationPdf = {
  summary: 'The statement of a cancelled booking as a PDF document',
  params: dealId,
  query: z.object({ lng: language.optional(), download: z.enum(['true', 'false']).optional() }),
  produces: 'application/pdf',
} satisfies EndpointSchemas;

export const getCancellation = {
  summary: 'The statement of a cancelled booking',
  params: dealId,
  response: cancellationStatement,
} satisfies EndpointSchemas;
