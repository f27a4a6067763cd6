import * as z from 'zod';
import { namedRoom } from './booked-room.ts';
import { cancellationFee } from './cancellation.schemas.ts';
import {
  changeLacks,
  changeLevels,
  changeObstacles,
  changeStates,
  dealDeeds,
  freePostponements,
  maxConsentNoteLength,
} from './change-terms.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { filledLine } from './free-text.ts';
import { dealPayments } from './payments.schemas.ts';
import { fieldErrors } from './problem.ts';
import { proposalLine } from './proposals.schemas.ts';
import { maxProposalLines } from './proposals-terms.ts';
import { addons, pricedDemand, quoteItem } from './quote.ts';
import { addonPax, configuration, duration, searchDay } from './search.ts';
import { maxDays, maxSubcommittees } from './terms.ts';
import { cents, day, instant, language, percent } from './vocabulary.ts';

const askedDay = z.object({
  /** A day of the booking, each named once at most, in ascending order; one that is not named is given up. Absent: a day more. */
  from: day.optional(),
  /** The day in its place, in the same order; the same day where it stays. */
  to: day,
  /** People of its plenary. */
  pax: z.int().min(1).max(10_000),
  /** Set-up and half-days of its plenary; absent: as they are, a day more the set-up of the first one and both halves. */
  configuration: configuration.optional(),
  duration: duration.optional(),
  /** People at lunch, 0 for none; absent: as it is, everybody where everybody lunches or on a full day more. */
  lunchPax: z.int().min(0).max(10_000).optional(),
  /** People of an add-on that the quote has; absent: as they are. */
  addonPax: addonPax.optional(),
  /** Its subcommittees, `from` being the place that one has now; without it is a new one. Absent: as they are, none on a day more. */
  subcommittees: z
    .array(z.object({ from: z.int().min(0).optional(), pax: z.int().min(1).max(10_000), configuration, duration }))
    .max(maxSubcommittees)
    .optional(),
});

/** A line as staff write it, on a day of the change. */
const writtenLine = proposalLine.extend({
  /**
   * The place, among the lines of the booking, of the one that it goes on with, whose code and VAT it keeps, and whose price stands where
   * `unitPrice` is still that one. Absent: a new line, as in a proposal.
   */
  from: z.int().min(0).optional(),
});

const asked = z.object({
  days: z.array(askedDay).min(1).max(maxDays),
  /** Add-ons; absent: as they are, or as `lines` sell them. */
  addons: addons.optional(),
  /**
   * Every line of the price, as staff write it; `forbidden` to customers. Absent: priced by the list, or, where staff wrote the price, each
   * line as it is, on its day, for as many people where it was for all of them.
   */
  lines: z.array(writtenLine).min(1).max(maxProposalLines).optional(),
});
export type AskedLine = z.infer<typeof writtenLine>;
export type AskedChange = z.infer<typeof asked>;

/** A booking as it is or would be; amounts in euro cents. */
export const changeSide = z.object({
  days: z.array(searchDay),
  rooms: z.array(namedRoom),
  items: z.array(quoteItem),
  /** Absent: from an older release. */
  addons: addons.optional(),
  discount: pricedDemand.shape.discount,
  administrationFees: pricedDemand.shape.administrationFees,
  totalExcludingVatPrice: cents,
  totalIncludingVatPrice: cents,
  vatBreakdown: pricedDemand.shape.vatBreakdown,
  deposit: pricedDemand.shape.deposit,
});
export type ChangeSide = z.infer<typeof changeSide>;

/** SHA-256 of what a preview said, as base64url. */
const previewHash = z.string().regex(/^[\w-]{43}$/);

/** What a change would do; nothing is written. */
export const changePreview = z.object({
  /** To be sent back with the change, which is refused where the deal or the outcome is another one by then. */
  revision: z.int().min(0),
  previewHash,
  before: changeSide,
  /** Null: it cannot be made, as `obstacle` says. */
  after: changeSide.nullable(),
  /** After less before, in euro cents; absent without an `after`. */
  difference: z.object({ excludingVat: cents, includingVat: cents }).optional(),
  /** What is due for what is given up, beyond the free reduction of people (L25, L29); absent: nothing. */
  fee: cancellationFee.optional(),
  /** What was received for the deal, and is due for its changes until now; absent: it is paid in credits, or an older release answers. */
  ledger: dealPayments.pick({ received: true, fees: true }).optional(),
  /** Absent without an `after`. */
  level: z.enum(changeLevels).optional(),
  /** Until when a customer has to sign or agree, where the change is offered first. */
  offeredUntil: instant.optional(),
  /** Set where the days move or the event begins later: a later cancellation costs at least this share (L32). */
  leastFeePercent: percent.optional(),
  /** Set where the days move; an older service leaves it out. */
  freePostponement: z.enum(freePostponements).optional(),
  obstacle: z.enum(changeObstacles).nullable(),
  /** What was agreed on with the booking; an older service leaves it out. */
  rules: z
    .object({
      freeReduction: z.object({ percent, minDays: z.int().min(0) }),
      postponement: z.object({ minDays: z.int().min(0), months: z.int().min(0) }),
    })
    .optional(),
  /**
   * Faults of what is asked for, by field path `days.0.to`, `days.0.plenary.pax`, `days.0.lunchPax`, `addons.afterwork`, `lines.0.day`;
   * `lines` is `required` where a written price has no line on a day more.
   */
  errors: fieldErrors.optional(),
  /** Where a fault is `too_many`: people that the greatest room holds in that set-up. */
  max: z.int().min(1).optional(),
  /** What written lines give away of the list and of what was agreed on, in percent; absent: no lines are written. */
  discountPercent: percent.optional(),
  /** The discount that who asks may give, where this one has more: a colleague who may give it makes or approves the change. */
  discountLimit: percent.optional(),
  /** What would do instead: days that are free for the people asked for, the nearest first; and the greatest rooms. */
  alternatives: z.object({
    days: z.array(z.array(day)),
    /** People that a free or taken room of the venue holds in the set-up of the largest day, the greatest first. */
    rooms: z.array(z.object({ roomName: z.string(), people: z.int() })),
  }),
});
export type ChangePreview = z.infer<typeof changePreview>;

/** Absent: from an older release. */
export const lacking = z.object({ lack: z.enum(changeLacks).optional() });

/** A change of a confirmed booking; its customer and staff read the same. */
export const dealChange = z.object({
  changeId: z.uuid(),
  dealId: z.uuid(),
  state: z.enum(changeStates),
  level: z.enum(changeLevels),
  createdAt: instant,
  /** Whether staff made it for the customer. */
  onBehalf: z.boolean(),
  /** It prices the people of an accepted survey; absent: it does not. */
  fromSurvey: z.boolean().optional(),
  before: changeSide,
  after: changeSide,
  difference: z.object({ excludingVat: cents, includingVat: cents }),
  fee: cancellationFee.optional(),
  leastFeePercent: percent.optional(),
  /** The quote to sign, or signed; absent: it needs no signature. */
  amendmentId: z.uuid().optional(),
  /** Until when it waits; null once it does not. */
  offeredUntil: instant.nullable(),
  endedAt: instant.nullable(),
  /** How its customer agreed, where they had to: themselves, or as staff wrote down. */
  consent: z.object({ at: instant, by: z.enum(['owner', 'staff']), note: z.string().optional() }).optional(),
});
export type DealChange = z.infer<typeof dealChange>;

const dealDeed = z.object({ at: instant, action: z.enum(dealDeeds), by: z.string() });
export type DealDeed = z.infer<typeof dealDeed>;

const ofDeal = z.object({ dealId: z.uuid() });
const ofChange = z.object({ dealId: z.uuid(), changeId: z.uuid() });
const inLanguage = z.object({ lng: language.optional() });
const changed = z.object({ revision: z.int().min(0), change: dealChange });

export const previewChange = {
  summary: 'What other days, people, rooms, set-ups, lunches or add-ons would do to a confirmed booking, or why they cannot be had',
  params: ofDeal,
  query: inLanguage,
  /** `forSurvey`: as the acceptance of a survey has its people priced, so that what an earlier one has offered gives way. */
  body: asked.extend({ forSurvey: z.literal(true).optional() }),
  response: changePreview,
} satisfies EndpointSchemas;

export const changeDeal = {
  summary: 'Changes a confirmed booking as its preview said, at once or once its customer has agreed or signed',
  params: ofDeal,
  query: inLanguage,
  body: asked.extend({
    revision: z.int().min(0),
    previewHash,
    /** Who agreed, when and how, as staff wrote it down; never in place of a signature. */
    consent: filledLine(maxConsentNoteLength).optional(),
  }),
  response: changed,
  problemMembers: {
    'invalid-request': z.object({ preview: changePreview.optional(), max: changePreview.shape.max }),
    'price-changed': z.object({ preview: changePreview }),
    'stale-version': z.object({ current: changePreview }),
    'no-longer-available': z.object({ preview: changePreview.optional(), ...lacking.shape }),
  },
} satisfies EndpointSchemas;

export const getChanges = {
  summary: 'Changes of a deal, the newest first',
  params: ofDeal,
  query: inLanguage,
  response: z.object({
    revision: z.int().min(0),
    changes: z.array(dealChange),
    /** The last one; absent: it was never cancelled. `reinstatedAt` null: it stands. */
    cancellation: z.object({ cancelledAt: instant, reinstatedAt: instant.nullable() }).optional(),
    /** Who did what with its booking, the newest first, for staff alone; absent: for a customer, or from an older release. */
    deeds: z.array(dealDeed).optional(),
  }),
} satisfies EndpointSchemas;

export const getDealHistory = {
  ...getChanges,
  summary: 'What became of a deal: its changes, the newest first, its last cancellation and its return',
} satisfies EndpointSchemas;

const ended = {
  params: ofChange,
  query: inLanguage,
  /** `revision` of the deal as it was read, which is refused where it is another one by then; absent: from an older page, whatever it is. */
  body: z.object({ revision: z.int().min(0).optional() }).default({}),
  response: changed,
  problemMembers: { 'stale-version': z.object({ current: changed }) },
};

export const agreeToChange = {
  summary: 'Agrees to an offered change',
  ...ended,
  problemMembers: { ...ended.problemMembers, 'no-longer-available': lacking },
} satisfies EndpointSchemas;

export const declineChange = { summary: 'Declines an offered change', ...ended } satisfies EndpointSchemas;

export const withdrawChange = { summary: 'Withdraws an offered change', ...ended } satisfies EndpointSchemas;
