import * as z from 'zod';
import { changeLevels } from './change-terms.ts';
import { countDays } from './count-days.ts';
import { followUp } from './desk-deals.schemas.ts';
import { surveyStates } from './desk-deals-terms.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { filledLine, freeText } from './free-text.ts';
import { maxExtensionReasonLength } from './planning-terms.ts';
import { quote, quoteStatus } from './quote.ts';
import { particularsForm } from './quote-particulars.ts';
import { roomCategories } from './referential-terms.ts';
import { configuration } from './search.ts';
import { cents, countryCode, day, instant, language, localized } from './vocabulary.ts';

/** Days that one answer shows at most. */
export const maxPlanningDays = 100;

/** The customer of a booking, from its quote. */
const holder = z.object({ name: z.string(), companyName: z.string(), email: z.string(), phone: z.string().optional() });

/** State of a room's slots: Libre (no row), Option1, Option2, Validé (server-rules §2). */
export const planningBooking = z.object({
  id: z.uuid(),
  status: z.enum(['option', 'confirmed']),
  rank: z.int().min(1).max(2),
  /** Null once confirmed. */
  expiresAt: instant.nullable(),
  quoteId: z.uuid().nullable(),
  /** Null for a booking that was not made from a quote. */
  customer: holder.nullable(),
  firstDay: day,
  lastDay: day,
  /** The last end that an option can be given, and those that staff choose from; absent: confirmed, or from an older release. */
  latestExpiry: instant.optional(),
  extendChoices: z.array(instant).optional(),
  /** The change of a booking that waits for its customer: of this booking, or what this option holds rooms for; absent: none. */
  change: z.object({ dealId: z.uuid(), level: z.enum(changeLevels) }).optional(),
  /** What its customer calls it, as the survey tells it; empty: nothing. In a planning alone, as what follows; an older release leaves it out. */
  title: z.string().optional(),
  /** Of a confirmed one. */
  survey: z.enum(surveyStates).optional(),
  /** Who follows its deal up, and what comes next. */
  followUp: followUp.optional(),
  /** Data of its quote, `pax` being that of its largest day; null or absent: it was not made from one. No totals: the reader may not see prices. */
  quote: z
    .object({
      status: quoteStatus,
      pax: z.int().min(0),
      totalExcludingVatPrice: cents.optional(),
      totalIncludingVatPrice: cents.optional(),
    })
    .nullish(),
});
export type PlanningBooking = z.infer<typeof planningBooking>;

/** Seats taken by first options and confirmed bookings, of all seats. */
const covers = z.object({ taken: z.int(), seats: z.int() });

export const planning = z.object({
  venue: z.object({ venueId: z.string(), slug: z.string(), name: z.string(), countryCode, timeZone: z.string() }),
  rooms: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      floor: z.int(),
      category: z.enum(roomCategories),
      /** Square metres; absent: nobody has measured, or an older release answers. */
      area: z.number().optional(),
      /** People in theatre; absent: not set up so, or an older release answers. */
      theatre: z.int().optional(),
    }),
  ),
  closedDays: z.array(z.object({ date: day, reason: z.enum(['holiday', 'closed-period']), name: localized })),
  claims: z.array(
    z.object({
      roomId: z.string(),
      day,
      half: z.enum(['AM', 'PM', 'SOIREE']),
      rank: z.int().min(1).max(2),
      bookingId: z.uuid(),
      /** What its quote uses the room for, with the people agreed on since; absent: an evening, no quote, or an older release answers. */
      use: z.object({ pax: z.int(), configuration }).optional(),
    }),
  ),
  bookings: z.array(planningBooking),
  /** Covers of the restaurant by sitting, on the days that have some; absent: an answer of before they were counted. */
  lunches: z.array(z.object({ day, service1: covers, service2: covers })).optional(),
});
export type Planning = z.infer<typeof planning>;

export const getPlanning = {
  summary: 'Rooms of a venue, by its id or slug, and what is held in them on up to 100 days, both ends included',
  params: z.object({ venue: z.string().max(80) }),
  query: z.object({ from: day, to: day }),
  response: planning,
} satisfies EndpointSchemas;

/** Half-days of a venue's meeting rooms on a day, evenings left out. */
const weekDay = z.object({
  /** Nothing can be booked. */
  isClosed: z.boolean(),
  confirmed: z.int(),
  /** By first options. */
  held: z.int(),
  blocked: z.int(),
});

export const getNetworkWeek = {
  summary: 'How far the meeting rooms of every published venue are taken on seven days from a day on',
  query: z.object({ from: day, country: countryCode.optional() }),
  response: z.object({
    days: z.array(day).length(7),
    venues: z.array(
      z.object({
        ...{ slug: z.string(), name: z.string(), countryCode },
        /** Half-days of its meeting rooms on one day. */
        halves: z.int(),
        days: z.array(weekDay).length(7),
      }),
    ),
    asOf: instant,
  }),
} satisfies EndpointSchemas;
export type NetworkWeek = z.infer<typeof getNetworkWeek.response>;

/** Days that one answer tells bookings without a quote of at most. */
export const mostDaysWithoutQuote = 31;

export const listBookingsWithoutQuote = {
  summary: `Confirmed bookings that were entered without a quote, of all venues, on up to ${mostDaysWithoutQuote} days, both ends included`,
  query: z
    .object({ from: day, to: day })
    .refine(({ from, to }) => from <= to, { path: ['to'], params: { code: 'too_early' } })
    .refine((period) => countDays(period) <= mostDaysWithoutQuote, { path: ['to'], params: { code: 'too_late' } }),
  response: z.object({
    /** By day and venue. */
    bookings: z.array(
      z.object({
        bookingId: z.uuid(),
        day,
        venue: z.object({ venueId: z.string(), slug: z.string(), name: z.string(), countryCode }),
        /** What it holds on that day. */
        rooms: z.array(z.object({ name: z.string(), halves: z.array(z.enum(['AM', 'PM', 'SOIREE'])) })),
      }),
    ),
  }),
} satisfies EndpointSchemas;
export type BookingWithoutQuote = z.infer<typeof listBookingsWithoutQuote.response>['bookings'][number];

/** The quote of a booking, and its customer; null once they are erased. */
export const bookedQuote = z.object({
  quote,
  customer: holder.nullable(),
  /** To be sent back with a change of its particulars; absent: an older release of svc-booking answered. */
  particularsRevision: z.int().optional(),
  /** To be sent back with a change of the deal; absent: an older release of svc-booking answered. */
  revision: z.int().optional(),
  /** The paper that staff sent its customer, kept as it was then; absent: none. */
  sentPaper: z.object({ at: instant, language }).optional(),
  /** The signature by hand that stands, on the local day it came, and who of the staff recorded it when; absent: none. */
  paperSignature: z.object({ signatoryName: z.string(), receivedOn: day, by: z.string(), at: instant }).optional(),
});
export type BookedQuote = z.infer<typeof bookedQuote>;

export const getBookedQuote = {
  summary: 'A quote of anybody, as it is behind a booking of the planning',
  params: z.object({ quoteId: z.uuid() }),
  query: z.object({ lng: language.optional() }),
  response: bookedQuote,
} satisfies EndpointSchemas;

export const changeParticulars = {
  summary: 'Writes the business contributor and the texts of staff on a quote that is not signed, for its customer to read',
  params: z.object({ quoteId: z.uuid() }),
  query: z.object({ lng: language.optional() }),
  body: particularsForm.extend({ revision: z.int().min(0) }),
  response: bookedQuote,
} satisfies EndpointSchemas;

const ofOption = z.object({ optionId: z.uuid() });

export const extendOption = {
  summary: 'Lets an option hold longer, at most until 48 hours before the event; `known`: when it ends now, as far as the caller knows',
  params: ofOption,
  body: z.object({
    expiresAt: instant,
    known: instant,
    /** Somebody waits behind it, who is told: without it `second-waiting`, and with it a reason is needed. */
    despiteSecond: z.boolean().optional(),
    reason: filledLine(maxExtensionReasonLength).optional(),
  }),
  response: planningBooking,
  problemMembers: { 'stale-version': z.object({ current: planningBooking }) },
} satisfies EndpointSchemas;

export const withdrawOption = {
  summary: 'Frees what an option holds; the customer is told, and second options behind it move up',
  params: ofOption,
  body: z.object({}).default({}),
} satisfies EndpointSchemas;

const keptReason = z.string().trim().min(1).max(80);
const inEveryLanguage = (reason: typeof keptReason) => z.object({ fr: reason, en: reason, es: reason, nl: reason });
const closing = z.object({ from: day, to: day, reason: inEveryLanguage(freeText(keptReason)) });

export const closedPeriod = closing.extend({ reason: inEveryLanguage(keptReason), id: z.string(), countryCode, version: z.int() });
export type ClosedPeriodRow = z.infer<typeof closedPeriod>;

/** Number of bookings on the days of a period: they stay. */
const withBookings = z.object({ period: closedPeriod, bookings: z.int() });

export const listClosedPeriods = {
  summary: 'Closed periods of a country that are not over, in order',
  params: z.object({ countryCode }),
  response: z.object({ periods: z.array(closedPeriod) }),
} satisfies EndpointSchemas;

export const addClosedPeriod = {
  summary: 'Closes the venues of a country from one day to another, both included; a conflict where another period has one of them',
  params: z.object({ countryCode }),
  body: closing,
  response: withBookings,
} satisfies EndpointSchemas;

const ofPeriod = z.object({ periodId: z.string().max(80) });

export const changeClosedPeriod = {
  summary: 'Changes days and reason of a closed period of that version',
  params: ofPeriod,
  body: closing.extend({ version: z.int() }),
  response: withBookings,
} satisfies EndpointSchemas;

export const removeClosedPeriod = {
  summary: 'Opens the days of a closed period again',
  params: ofPeriod,
} satisfies EndpointSchemas;

export const holiday = z.object({ date: day, name: localized, isOpen: z.boolean() });

export const listHolidays = {
  summary: 'Public holidays of a country from today on, weekends left out, and whether the venues are open nevertheless',
  params: z.object({ countryCode }),
  response: z.object({ holidays: z.array(holiday) }),
} satisfies EndpointSchemas;

export const setHoliday = {
  summary: 'Opens the venues of a country on a public holiday, or closes them on it again',
  params: z.object({ countryCode, date: day }),
  body: z.object({ isOpen: z.boolean() }),
  response: holiday,
} satisfies EndpointSchemas;
