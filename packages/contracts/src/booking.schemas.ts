import * as z from 'zod';
import { insufficientCredit } from './credit.schemas.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { freeText } from './free-text.ts';
import { fieldErrors } from './problem.ts';
import { addonName, addons, callbackState, pricedDemand, quote, quoteStatus, superseded } from './quote.ts';
import { configuration, searchQuery } from './search.ts';
import { callbackMessageLength } from './terms.ts';
import { paragraphsPattern } from './text-rules.ts';
import { palette, price, venue, venueCard } from './venue.ts';
import { keptRoom } from './venue-room.ts';
import { cents, countryCode, day, instant, language } from './vocabulary.ts';

const venueSlug = z.object({ venueSlug: z.string().regex(/^[a-z0-9-]{1,80}$/) });
const inLanguage = z.object({ lng: language.optional() });

/** What a visitor chooses a country by, before a search. */
const countryOffer = z.object({
  countryCode,
  /** Of most of its venues. */
  city: z.string(),
  venueCount: z.int().positive(),
  /** The least of its venues, in euro cents (`fromPrice` of a card). */
  fromPrice: cents.optional(),
  cover: venueCard.pick({ name: true, palette: true, pictures: true }),
});
export type CountryOffer = z.infer<typeof countryOffer>;

const refusedSearch = z.object({ success: z.literal(false), countryCode, venues: z.array(venueCard), errors: fieldErrors });

export const listVenues = {
  summary: 'Venues of a country; with a search, those that can serve it, with their price',
  query: searchQuery,
  response: z.object({
    success: z.literal(true),
    countryCode,
    venues: z.array(venueCard),
    demandId: z.uuid().optional(),
    /** Before a search; an older service leaves them out. */
    countries: z.array(countryOffer).optional(),
  }),
  problemMembers: { 'invalid-search': refusedSearch, 'authentication-required': refusedSearch },
} satisfies EndpointSchemas;

export type VenueList = z.infer<typeof listVenues.response>;

export const alternatives = z.object({
  /** The nearest days on which this venue can serve the search, each the first day of it. */
  days: z.array(day),
  venues: z.array(venueCard),
  /** The largest group below the requested one that this venue can serve on these days, with no more at lunch. */
  pax: z.int().min(1).optional(),
  /** A search with fewer at lunch than in the plenary, where this venue can serve more people so: the most people, and the most at lunch. */
  fewerAtLunch: z.object({ pax: z.int().min(1), lunchPax: z.int().min(1) }).optional(),
  /** Set-ups of the plenary in which this venue can serve the group on these days. */
  setUps: z.array(configuration).optional(),
});
export type Alternatives = z.infer<typeof alternatives>;

const people = z.int().min(0);

/** Why a venue cannot serve a search; `most` is what it can do, `date` the first day at fault. */
export const unavailableReason = z.discriminatedUnion('type', [
  z.object({ type: z.literal('group-too-large'), date: day, pax: people, most: people }),
  z.object({
    ...{ type: z.literal('set-up-too-small'), date: day, pax: people, most: people, configuration },
    /** The set-up in which the venue holds most; an older service leaves it out. */
    greatest: z.object({ most: people, configuration }).optional(),
  }),
  z.object({ type: z.literal('sub-room-too-large'), date: day, pax: people, most: people }),
  /** Rooms at the same time, the plenary included. */
  z.object({ type: z.literal('too-many-rooms'), date: day, rooms: z.int(), most: z.int().min(0) }),
  z.object({ type: z.literal('rooms-taken'), dates: z.array(day).min(1) }),
  z.object({ type: z.literal('restaurant-too-small'), date: day, pax: people, most: people }),
  z.object({ type: z.literal('lunch-full'), date: day, pax: people, most: people }),
]);
export type UnavailableReason = z.infer<typeof unavailableReason>;

/** Why sales price a search by hand; `most` is what the venue prices by its list. */
export const customPriceReason = z.discriminatedUnion('type', [
  z.object({ type: z.literal('on-request') }),
  z.object({ type: z.literal('no-list') }),
  z.object({ type: z.literal('many-people'), most: people }),
  z.object({ type: z.literal('set-up'), configuration }),
]);
export type CustomPriceReason = z.infer<typeof customPriceReason>;

export const availability = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('available'),
    price,
    demandId: z.uuid(),
    optionRank: z.int().min(1).max(2),
    /** Rooms that an option would keep now, day by day; an older service leaves them out. */
    rooms: z.array(keptRoom).optional(),
  }),
  z.object({
    type: z.literal('available_with_custom_price'),
    demandId: z.uuid(),
    callback: callbackState.optional(),
    /** Absent: from an older release. */
    why: customPriceReason.optional(),
  }),
  z.object({ type: z.literal('not_available'), alternatives, reason: unavailableReason.optional() }),
]);
export type Availability = z.infer<typeof availability>;

export const checkAvailability = {
  summary: 'Whether one venue can serve a search, and at what price',
  params: venueSlug,
  query: searchQuery,
  response: availability,
  problemMembers: { 'invalid-search': z.object({ errors: fieldErrors }), 'authentication-required': z.object({ errors: fieldErrors }) },
} satisfies EndpointSchemas;

export const getVenue = {
  summary: 'One venue with all that its page shows',
  params: venueSlug,
  response: venue,
} satisfies EndpointSchemas;

export const closedDayReasons = ['holiday', 'closed-period'] as const;

export const getCalendar = {
  summary: 'Days of a country on which nothing can be booked, beside Saturdays and Sundays, and the window of days that can',
  params: z.object({ countryCode }),
  response: z.object({
    firstDay: day,
    lastDay: day,
    closedDays: z.array(
      z.object({
        date: day,
        reason: z.enum(closedDayReasons),
        name: z.object({ fr: z.string(), en: z.string(), es: z.string(), nl: z.string() }),
      }),
    ),
  }),
} satisfies EndpointSchemas;

const demandId = z.object({ demandId: z.uuid() });

export const getUpsells = {
  summary: 'Add-ons chosen so far, and those that cannot be had',
  params: demandId,
  response: addons.extend({ unavailable: z.array(addonName) }),
} satisfies EndpointSchemas;

export const flag = z
  .enum(['true', 'false'])
  .transform((text) => text === 'true')
  .optional();

export const priceDemand = {
  summary: 'The demand priced now; add-ons given in the query stand in for those chosen so far',
  params: demandId,
  query: inLanguage.extend({ teambuilding: flag, wellness: flag, facilitator: flag, afterwork: flag, ecology: flag }),
  response: pricedDemand,
} satisfies EndpointSchemas;

const callbackMessage = freeText(z.string().trim().min(1).max(callbackMessageLength).regex(paragraphsPattern));

export const requestCallback = {
  summary:
    'Asks sales to answer within 24 hours, about a demand for a venue or for a country; asking again before that is one task, to which another message is added',
  params: demandId,
  body: z.object({ action: z.literal('call-me-back'), message: callbackMessage.optional() }),
  response: z.object({ success: z.literal(true) }),
} satisfies EndpointSchemas;

export const createQuote = {
  summary: 'Freezes the prices of a demand with the add-ons chosen; valid 14 days, holds no room',
  body: z.object({ demandId: z.uuid(), addons }),
  response: z.object({ quoteId: z.uuid() }),
} satisfies EndpointSchemas;

export const getQuote = {
  summary: 'A quote of the caller',
  params: z.object({ quoteId: z.uuid() }),
  query: inLanguage,
  response: quote,
} satisfies EndpointSchemas;

export const getQuoteCalendar = {
  summary: 'The days that an option or a booking of the caller holds, as an iCalendar file in the time zone of the venue',
  params: z.object({ quoteId: z.uuid() }),
  produces: 'text/calendar',
} satisfies EndpointSchemas;

/** A quote as its owner's list shows it. */
export const quoteSummary = z.object({
  id: z.uuid(),
  venue: z.object({
    slug: z.string(),
    commercialName: z.string(),
    palette,
    pictures: venueCard.shape.pictures,
    /** Absent: an older release of svc-booking answered. */
    countryCode: countryCode.optional(),
  }),
  eventStartDate: day,
  eventEndDate: day,
  createdAt: instant,
  status: quoteStatus,
  validUntil: instant,
  standing: quote.shape.standing,
  totalIncludingVatPrice: cents,
  credits: quote.shape.credits,
  option: quote.shape.option,
});
export type QuoteSummary = z.infer<typeof quoteSummary>;

export const listQuotes = {
  summary: 'The 100 newest quotes of the caller, with their state and deadline',
  response: z.object({ quotes: z.array(quoteSummary) }),
} satisfies EndpointSchemas;

const quoteId = z.object({ quoteId: z.uuid() });

/** How an option would be one too many. */
export const tooManyOptions = z.object({
  limit: z.enum(['unproven', 'user', 'company', 'venue-day']),
  most: z.int(),
  /** Quote of the one option that a user without a proven mailbox holds. */
  quoteId: z.string().optional(),
});
export type TooManyOptions = z.infer<typeof tooManyOptions>;

export const placeOption = {
  summary: 'Holds the rooms of a quote of the caller, all days or none; asked again it answers the option that stands',
  params: quoteId,
  response: quote.shape.option.unwrap().extend(quote.pick({ rooms: true }).shape),
  problemMembers: {
    'insufficient-credit': insufficientCredit,
    'too-many-options': tooManyOptions,
    superseded,
    /** Absent: nothing more is known, or an older release answered. */
    'no-longer-available': z.object({ reason: unavailableReason.optional() }),
  },
} satisfies EndpointSchemas;

export const releaseOption = {
  summary: 'Frees what the option of a quote of the caller holds',
  params: quoteId,
} satisfies EndpointSchemas;
