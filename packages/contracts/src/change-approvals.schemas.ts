import * as z from 'zod';
import { staffMember } from './audit-trail.ts';
import { changeDeal, changePreview, changeSide } from './changes.schemas.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { filledLine } from './free-text.ts';
import { approvalStates, maxRefusalLength } from './proposals-terms.ts';
import { cents, countryCode, day, instant, language, percent } from './vocabulary.ts';

/** A change of a confirmed booking that gives away more than its author may. */
const waitingChange = z.object({
  approvalId: z.uuid(),
  dealId: z.uuid(),
  /** `sent`: it was made, at once or offered to its customer. */
  state: z.enum(approvalStates),
  /** Rises with each change of its state. */
  revision: z.int(),
  createdAt: instant,
  author: staffMember,
  customer: z.object({ name: z.string(), companyName: z.string() }),
  venue: z.object({ slug: z.string(), name: z.string(), countryCode }),
  /** Local days after the change. */
  firstDay: day,
  lastDay: day,
  /** People of the largest day after it. */
  pax: z.int(),
  /** After it, without VAT, as its author was shown it. */
  totalExcludingVatPrice: cents,
  /** What has to be allowed. */
  discountPercent: percent,
  /** Whether the reader may approve or refuse it: another person, who may give so much, while it waits. */
  mayDecide: z.boolean(),
  decidedBy: staffMember.nullable(),
  decidedAt: instant.nullable(),
  /** Of a refusal; empty: none. */
  reason: z.string(),
});
export type WaitingChange = z.infer<typeof waitingChange>;

const wholeWaitingChange = waitingChange.extend({
  /** The booking as its author was shown it. */
  before: changeSide,
  after: changeSide,
  /** Who of the customer's agreed, when and how, as its author wrote it down; empty: the customer is asked. */
  consent: z.string(),
  /** What it does now; null: it waits no more, or the booking is another one by now, so that it is to be written anew. */
  preview: changePreview.nullable(),
  /** The discount that the reader may give today. */
  ownLimit: percent,
});
export type WholeWaitingChange = z.infer<typeof wholeWaitingChange>;

const ofDeal = z.object({ dealId: z.uuid() });
const ofApproval = z.object({ dealId: z.uuid(), approvalId: z.uuid() });
const inLanguage = z.object({ lng: language.optional() });
/** The revision that the caller has seen; after another one nothing is written, and `current` is the change as it is. */
const seen = z.object({ revision: z.int().min(0) });
const problemMembers = { 'stale-version': z.object({ current: wholeWaitingChange }) };

export const submitChange = {
  summary: 'Keeps a change that gives away more than its author may, until another person approves or refuses it',
  params: ofDeal,
  query: inLanguage,
  body: changeDeal.body,
  response: z.object({ approvalId: z.uuid() }),
  problemMembers: changeDeal.problemMembers,
} satisfies EndpointSchemas;

export const listChangeApprovals = {
  summary: 'The 200 changes of a state that need or needed approval: those that wait longest first, others by their decision, newest first',
  query: z.object({
    state: z.enum(approvalStates).default('to-approve'),
    /** Of one booking alone. */
    dealId: z.uuid().optional(),
  }),
  response: z.object({ changes: z.array(waitingChange) }),
} satisfies EndpointSchemas;

export const getChangeApproval = {
  summary: 'A change that needs or needed approval, with what it does now while it waits',
  params: ofApproval,
  query: inLanguage,
  response: wholeWaitingChange,
} satisfies EndpointSchemas;

export const approveChange = {
  summary: 'Makes a change that waits as it was shown, at once or once its customer has agreed or signed; its author is told',
  params: ofApproval,
  query: inLanguage,
  /** `previewHash` of what was shown to who approves. */
  body: seen.extend({ previewHash: changePreview.shape.previewHash }),
  response: wholeWaitingChange,
  problemMembers: { ...changeDeal.problemMembers, ...problemMembers },
} satisfies EndpointSchemas;

export const refuseChange = {
  summary: 'Refuses a change that waits; its author is told the reason',
  params: ofApproval,
  query: inLanguage,
  body: seen.extend({ reason: filledLine(maxRefusalLength) }),
  response: wholeWaitingChange,
  problemMembers,
} satisfies EndpointSchemas;

export const takeBackChange = {
  summary: 'Takes back a change that waits',
  params: ofApproval,
  query: inLanguage,
  body: seen,
  response: wholeWaitingChange,
  problemMembers,
} satisfies EndpointSchemas;
