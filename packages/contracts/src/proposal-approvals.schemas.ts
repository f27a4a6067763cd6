import * as z from 'zod';
import { staffMember } from './audit-trail.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { filledLine, keptFilledLine } from './free-text.ts';
import { listedLine, ofCustomer, proposal, proposalLine, unheld } from './proposals.schemas.ts';
import { approvalStates, maxLabelLength, maxRefusalLength } from './proposals-terms.ts';
import { pricedDemand, superseded } from './quote.ts';
import { cents, countryCode, day, instant, language, percent } from './vocabulary.ts';

/** A proposal with a higher discount than its author may give. */
const waitingProposal = z.object({
  proposalId: z.uuid(),
  state: z.enum(approvalStates),
  /** Rises with each change of its state. */
  revision: z.int(),
  createdAt: instant,
  author: staffMember,
  customer: z.object({ name: z.string(), companyName: z.string() }),
  venue: z.object({ slug: z.string(), name: z.string(), countryCode }),
  /** Local days. */
  firstDay: day,
  lastDay: day,
  /** People of the largest day. */
  pax: z.int(),
  /** Without VAT, as its author was shown it. */
  totalExcludingVatPrice: cents,
  /** What has to be allowed: the highest discount of a line, or how far it is under the list where that is more. */
  discountPercent: percent,
  /** Whether the reader may approve or refuse it: another person, who may give so much, while it waits. */
  mayDecide: z.boolean(),
  decidedBy: staffMember.nullable(),
  decidedAt: instant.nullable(),
  /** Of a refusal; empty: none. */
  reason: z.string(),
  /** The quote that its customer got; null: none. */
  quoteId: z.uuid().nullable(),
});
export type WaitingProposal = z.infer<typeof waitingProposal>;

const wholeProposal = waitingProposal.extend({
  lines: z.array(proposalLine.extend({ label: keptFilledLine(maxLabelLength) })),
  validDays: z.int(),
  /** Its rooms are held once it is sent; absent: from an older release. */
  holds: z.boolean().optional(),
  /** The quote whose next version it is; null or absent: a quote of its own. */
  replaces: z.uuid().nullable().optional(),
  /** What it comes to now, and until when it would be valid; null: it waits no more, or can be sent no more. */
  priced: z.object({ demand: pricedDemand, validUntil: instant, listed: z.array(listedLine).optional() }).nullable(),
  /** The discount that the reader may give today. */
  ownLimit: percent,
});
export type WholeProposal = z.infer<typeof wholeProposal>;

const ofProposal = z.object({ proposalId: z.uuid() });
const inLanguage = z.object({ lng: language.optional() });
/** The revision that the caller has seen; after another one nothing is written, and `current` is the proposal as it is. */
const seen = z.object({ revision: z.int().min(0) });
const problemMembers = { 'stale-version': z.object({ current: wholeProposal }) };

export const submitProposal = {
  summary: 'Keeps a proposal whose discount is more than its author may give, until another person approves or refuses it',
  params: ofCustomer,
  body: proposal.extend({
    /** The total that its author was shown; another one is `price-changed`, and nothing is kept. */
    totalExcludingVatPrice: cents,
  }),
  response: z.object({ proposalId: z.uuid() }),
  problemMembers: { superseded, 'stale-version': z.object({ current: z.object({ revision: z.int() }) }) },
} satisfies EndpointSchemas;

export const listProposals = {
  summary:
    'The 200 proposals of a state that need or needed approval: those that wait longest first, others by their decision, newest first',
  query: z.object({ state: z.enum(approvalStates).default('to-approve') }),
  response: z.object({ proposals: z.array(waitingProposal) }),
} satisfies EndpointSchemas;

export const getProposal = {
  summary: 'A proposal that needs or needed approval, priced now while it waits',
  params: ofProposal,
  query: inLanguage,
  response: wholeProposal,
} satisfies EndpointSchemas;

export const approveProposal = {
  summary: 'Sends a proposal that waits: a quote in its customer’s name, who is mailed a link; its author is told',
  params: ofProposal,
  query: inLanguage,
  body: seen.extend({
    /** The total that was shown to who approves. */
    totalExcludingVatPrice: cents,
  }),
  response: wholeProposal,
  problemMembers: { ...problemMembers, 'no-longer-available': unheld, superseded },
} satisfies EndpointSchemas;

export const refuseProposal = {
  summary: 'Refuses a proposal that waits; its author is told the reason',
  params: ofProposal,
  query: inLanguage,
  body: seen.extend({ reason: filledLine(maxRefusalLength) }),
  response: wholeProposal,
  problemMembers,
} satisfies EndpointSchemas;

export const withdrawProposal = {
  summary: 'Takes back a proposal that waits',
  params: ofProposal,
  query: inLanguage,
  body: seen,
  response: wholeProposal,
  problemMembers,
} satisfies EndpointSchemas;
