import * as z from 'zod';
import { expectedRooms, namedRoom } from './booked-room.ts';
import { bookingWays } from './booking-ways.ts';
import { cancellationTerms } from './cancellation.ts';
import { packageCodes, roomCodes } from './meeting-codes.ts';
import { searchDay } from './search.ts';
import { addonNames, durations } from './terms.ts';
import { venueCard } from './venue.ts';
import { cents, day, instant, percent } from './vocabulary.ts';

export const subroomCodes = ['Petite', 'Moyenne', 'Moyenne+', 'Grande', 'XL'] as const;
const addonCodes = ['TEAMBUILDING', 'WELLNESS', 'FACILITATOR', 'AFTERWORK', 'ECOLOGY'] as const;
export const itemCodes = [
  ...packageCodes,
  ...roomCodes,
  ...subroomCodes,
  ...addonCodes,
  'BUFFET_LUNCH',
  'MINIMUM_PRICE',
  'AFTERWORK_COCKTAIL',
  /** Lines that staff wrote. */
  'FREE_SERVICE',
  'FREE_FOOD',
] as const;
const itemCode = z.enum(itemCodes);
export type ItemCode = z.infer<typeof itemCode>;

const includedService = z.enum(['BREAKFAST', 'LUNCH', 'GOURMET_BREAK']);
export type IncludedService = z.infer<typeof includedService>;

/** Possible add-ons of a demand's quote; `ecology` only if the carbon footprint is on. */
export const addons = z.object({
  teambuilding: z.boolean(),
  wellness: z.boolean(),
  facilitator: z.boolean(),
  afterwork: z.boolean(),
  ecology: z.boolean().optional(),
});
export type Addons = z.infer<typeof addons>;
export const addonName = z.enum(addonNames);
export type AddonName = z.infer<typeof addonName>;

export const quoteItem = z.object({
  id: z.string().optional(),
  code: itemCode,
  /** Text in the requested language. */
  description: z.string(),
  date: day,
  /** Of a breakout room; absent: of another line, or from an older release. */
  duration: z.enum(durations).optional(),
  quantity: z.int().min(0),
  /** Euro cents without VAT, what is charged before the contract's discount. */
  unitPrice: cents,
  /** Euro cents without VAT, as in the price list of the day. */
  catalogPrice: cents,
  applyGlobalDiscount: z.boolean(),
  /** Staff wrote the line. */
  custom: z.boolean(),
  includedServices: z.array(includedService),
  vatPercent: percent,
});
export type QuoteItem = z.infer<typeof quoteItem>;

const quoteStatuses = ['Draft', 'Presented', 'Partially signed', 'Devis signé - Missing info', 'Approved', 'Rejected'] as const;
export const quoteStatus = z.enum(quoteStatuses);
export type QuoteStatus = z.infer<typeof quoteStatus>;

const quoteStandings = ['current', 'cancelled', 'withdrawn', 'superseded'] as const;
/** Whether it still stands, and what ended it where it was not its customer: staff withdrew it, or another quote took its place (design: lifecycle L2). */
export const quoteStanding = z.enum(quoteStandings);
export type QuoteStanding = z.infer<typeof quoteStanding>;

/** A demand priced now: a quote that is not frozen yet (design: server-rules §3). */
export const pricedDemand = z.object({
  demandId: z.uuid(),
  buildingName: z.string(),
  venue: venueCard,
  /** `Draft` until it is frozen as a quote; absent: from an older release. */
  status: quoteStatus.optional(),
  eventStartDate: day,
  eventEndDate: day,
  /** The requested days. */
  days: z.array(searchDay).optional(),
  items: z.array(quoteItem),
  addons,
  /** Nothing holds them yet; absent: rooms are held, no option can be placed, or from an older release. */
  expectedRooms: expectedRooms.optional(),
  discount: z.object({ companyName: z.string(), percent, amount: cents, description: z.string(), dispositions: z.string() }).optional(),
  administrationFees: z.object({ code: z.string(), amount: cents, description: z.string() }).optional(),
  totalExcludingVatPrice: cents,
  totalIncludingVatPrice: cents,
  /** Rate of rooms, total amount over all rates. */
  vat: z.object({ percent, amount: cents }),
  vatBreakdown: z.array(z.object({ percent, base: cents, amount: cents })),
  deposit: z.object({ percent, amount: cents }),
  /** Credits from a balance, frozen with the prices; only if prices are shown in credits. */
  credits: z.int().min(0).optional(),
  /** What a cancellation would cost once it is booked; absent: the quote is older than the terms. */
  cancellationTerms: cancellationTerms.optional(),
});
export type PricedDemand = z.infer<typeof pricedDemand>;

/** The staff contact of an event. */
export const meetingScientist = z.object({ firstName: z.string(), lastName: z.string(), email: z.string(), phoneNumber: z.string() });
export type MeetingScientist = z.infer<typeof meetingScientist>;

/** The company that brought the business in; another one than the company that books. */
export const businessContributor = z.object({ name: z.string(), address: z.string(), vatCode: z.string() });

/** What staff wrote on a quote for its paper; a missing one is not printed. */
const quoteParticulars = z.object({
  businessContributor: businessContributor.optional(),
  headerFreeText: z.string().optional(),
  additionalServices: z.string().optional(),
});
export type QuoteParticulars = z.infer<typeof quoteParticulars>;

/** A call by sales about a demand: not for its customer, offered, or requested and not made yet. */
export const callbackState = z.enum(['none', 'offered', 'requested']);
export type CallbackState = z.infer<typeof callbackState>;

/** What an amendment changes of a booking, to be read beside its quote. */
const amendment = z.object({
  /** The quote that was agreed on first. */
  dealId: z.uuid(),
  /** The booking as it was agreed on before. */
  before: z.object({
    /** People are those of the plenary. */
    days: z.array(z.object({ date: day, pax: z.int() })),
    rooms: z.array(namedRoom),
    totalExcludingVatPrice: cents,
    totalIncludingVatPrice: cents,
  }),
  /** People of the days of the quote, in their order. */
  pax: z.array(z.int()),
  /** Due besides the price for what is given up, with VAT; absent: nothing. */
  feeIncludingVat: cents.optional(),
  /** Share of the price that a later cancellation costs at least; absent: its terms alone say so. */
  leastFeePercent: percent.optional(),
});
export type Amendment = z.infer<typeof amendment>;

/** Of a refused write of an earlier version: the one that took its place. */
export const superseded = z.object({ supersededBy: z.uuid() });

/** Another quote of a proposal, of which its customer signs one (design: lifecycle L9). */
const quoteVariant = z.object({
  quoteId: z.uuid(),
  venueName: z.string(),
  firstDay: day,
  lastDay: day,
  totalExcludingVatPrice: cents,
  totalIncludingVatPrice: cents,
});
export type QuoteVariant = z.infer<typeof quoteVariant>;

export const quote = pricedDemand.extend({
  id: z.uuid(),
  createdAt: instant,
  status: quoteStatus,
  validUntil: instant,
  /** From when on no option can be placed (server-rules §3); absent: from an older release. */
  optionsUntil: instant.optional(),
  /** Absent: from an older release. */
  standing: quoteStanding.optional(),
  /** The version of it that took its place, which alone can be held and signed; absent: it is the last one. */
  supersededBy: z.uuid().optional(),
  /** Counts how the quote was changed; absent: from an older release. */
  revision: z.int().optional(),
  /** Counts the versions that staff sent; absent: it is the first one. */
  version: z.int().min(2).optional(),
  /** The other variants of the proposal that can be signed in its place; absent: none. */
  variants: z.array(quoteVariant).optional(),
  /** The deal that it changes once it is signed; absent: it is no amendment. */
  amends: z.uuid().optional(),
  /** What it changes; absent: it is no amendment, or from an older release. */
  amendment: amendment.optional(),
  option: z
    .object({
      optionId: z.uuid(),
      rank: z.int(),
      expiresAt: instant,
      /** Until when it holds once its customer has proven their mailbox; absent: it holds its full term. */
      fullUntil: instant.optional(),
    })
    .nullable(),
  /** Rooms that a first option holds or a booking has, by day, the plenary first; absent: none. */
  rooms: z.array(namedRoom).optional(),
  /** Rooms that its option waits for, behind another customer's; absent: it waits for none, or from an older release. */
  waitedRooms: z.array(namedRoom).optional(),
  /** Minutes that an option would hold until the caller has proven their mailbox; absent: it is proven, or an option is placed. */
  unprovenMinutes: z.int().optional(),
  /** The venue's current one; null or absent: unknown. */
  meetingScientist: meetingScientist.nullish(),
  /** Absent: staff wrote nothing. */
  particulars: quoteParticulars.optional(),
  /** The company as its paper names it, for its customer alone; absent: neither address nor VAT number is known. */
  customerCompany: z
    .object({
      name: z.string(),
      address: z.object({ street: z.string(), zipCode: z.string(), city: z.string(), country: z.string() }).optional(),
      vatCode: z.string().optional(),
    })
    .optional(),
  /** Absent: from an older release. */
  callback: callbackState.optional(),
  /** For its customer and staff; absent: it is not signed, an amendment, or from an older release. */
  ways: bookingWays.optional(),
});
export type Quote = z.infer<typeof quote>;
