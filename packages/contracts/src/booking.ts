import * as z from 'zod';
import { insufficientCredit } from './credit.ts';
import { type EndpointResponse, endpoint } from './endpoint.ts';
import { fieldErrors } from './problem.ts';
import { addonName, addons, pricedDemand, quote, quoteStatus } from './quote.ts';
import { searchQuery } from './search.ts';
import { palette, price, venue, venueCard } from './venue.ts';
import { cents, countryCode, day, instant, language } from './vocabulary.ts';

const venueSlug = z.object({ venueSlug: z.string().regex(/^[a-z0-9-]{1,80}$/) });
const inLanguage = z.object({ lng: language.optional() });

const refusedSearch = z.object({ success: z.literal(false), countryCode, venues: z.array(venueCard), errors: fieldErrors });

export const listVenues = endpoint({
  method: 'GET',
  path: '/api/available-venues',
  access: 'anyone',
  summary: 'Venues of a country; with a search, those that can serve it, with their price',
  query: searchQuery,
  response: z.object({ success: z.literal(true), countryCode, venues: z.array(venueCard), demandId: z.uuid().optional() }),
  status: 200,
  refusals: ['invalid-search', 'authentication-required'],
  problemMembers: { 'invalid-search': refusedSearch, 'authentication-required': refusedSearch },
});

export type VenueList = EndpointResponse<typeof listVenues>;

export const alternatives = z.object({
  /** The nearest days on which this venue can serve the search, each the first day of it. */
  days: z.array(day),
  venues: z.array(venueCard),
});

export const availability = z.discriminatedUnion('type', [
  z.object({ type: z.literal('available'), price, demandId: z.uuid(), optionRank: z.int().min(1).max(2) }),
  z.object({ type: z.literal('available_with_custom_price'), demandId: z.uuid() }),
  z.object({ type: z.literal('not_available'), alternatives }),
]);
export type Availability = z.infer<typeof availability>;

export const checkAvailability = endpoint({
  method: 'GET',
  path: '/api/available-venues/{venueSlug}',
  access: 'anyone',
  summary: 'Whether one venue can serve a search, and at what price',
  params: venueSlug,
  query: searchQuery,
  response: availability,
  status: 200,
  refusals: ['invalid-search', 'authentication-required', 'not-found'],
  problemMembers: { 'invalid-search': z.object({ errors: fieldErrors }), 'authentication-required': z.object({ errors: fieldErrors }) },
});

export const getVenue = endpoint({
  method: 'GET',
  path: '/api/buildings/{venueSlug}',
  access: 'anyone',
  summary: 'One venue with all that its page shows',
  params: venueSlug,
  response: venue,
  status: 200,
  refusals: ['not-found'],
});

export const closedDayReasons = ['holiday', 'closed-period'] as const;

export const getCalendar = endpoint({
  method: 'GET',
  path: '/api/calendars/{countryCode}',
  access: 'anyone',
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
  status: 200,
  refusals: [],
});

const demandId = z.object({ demandId: z.uuid() });

export const getUpsells = endpoint({
  method: 'GET',
  path: '/api/demands/{demandId}/upsells',
  access: 'session',
  summary: 'Add-ons chosen so far, and those that cannot be had',
  params: demandId,
  response: addons.extend({ unavailable: z.array(addonName) }),
  status: 200,
  refusals: ['authentication-required', 'not-found'],
});

const flag = z
  .enum(['true', 'false'])
  .transform((text) => text === 'true')
  .optional();

export const priceDemand = endpoint({
  method: 'GET',
  path: '/api/demands/{demandId}/quote',
  access: 'session',
  summary: 'The demand priced now; add-ons given in the query stand in for those chosen so far',
  params: demandId,
  query: inLanguage.extend({ teambuilding: flag, wellness: flag, facilitator: flag, afterwork: flag, ecology: flag }),
  response: pricedDemand,
  status: 200,
  refusals: ['authentication-required', 'not-found', 'no-longer-available'],
});

export const requestCallback = endpoint({
  method: 'POST',
  path: '/api/demands/{demandId}/call-me-back',
  access: 'session',
  summary: 'Asks sales to call within 24 hours; asking twice is one task',
  params: demandId,
  body: z.object({ action: z.literal('call-me-back') }),
  response: z.object({ success: z.literal(true) }),
  status: 200,
  refusals: ['authentication-required', 'not-found', 'idempotency-key-reused'],
  idempotent: true,
});

export const createQuote = endpoint({
  method: 'POST',
  path: '/api/quote',
  access: 'session',
  summary: 'Freezes the prices of a demand with the add-ons chosen; valid 14 days, holds no room',
  body: z.object({ demandId: z.uuid(), addons }),
  response: z.object({ quoteId: z.uuid() }),
  status: 201,
  refusals: ['authentication-required', 'not-found', 'no-longer-available', 'add-on-unavailable', 'idempotency-key-reused'],
  idempotent: true,
});

export const getQuote = endpoint({
  method: 'GET',
  path: '/api/quotes/{quoteId}',
  access: 'session',
  summary: 'A quote of the caller',
  params: z.object({ quoteId: z.uuid() }),
  query: inLanguage,
  response: quote,
  status: 200,
  refusals: ['authentication-required', 'not-found'],
});

/** A quote as its owner's list shows it. */
export const quoteSummary = z.object({
  id: z.uuid(),
  venue: z.object({ slug: z.string(), commercialName: z.string(), palette, pictures: venueCard.shape.pictures }),
  eventStartDate: day,
  eventEndDate: day,
  createdAt: instant,
  status: quoteStatus,
  validUntil: instant,
  totalIncludingVatPrice: cents,
  credits: quote.shape.credits,
  option: quote.shape.option,
});
export type QuoteSummary = z.infer<typeof quoteSummary>;

export const listQuotes = endpoint({
  method: 'GET',
  path: '/api/quotes',
  access: 'session',
  summary: 'The 100 newest quotes of the caller, with their state and deadline',
  response: z.object({ quotes: z.array(quoteSummary) }),
  status: 200,
  refusals: ['authentication-required'],
});

const quoteId = z.object({ quoteId: z.uuid() });

export const placeOption = endpoint({
  method: 'POST',
  path: '/api/quotes/{quoteId}/option',
  access: 'session',
  summary: 'Holds the rooms of a quote of the caller, all days or none; asked again it answers the option that stands',
  params: quoteId,
  response: quote.shape.option.unwrap(),
  status: 201,
  refusals: [
    'authentication-required',
    'not-found',
    'no-longer-available',
    'quote-expired',
    'too-late-for-option',
    'too-many-options',
    'mailbox-unproven',
    'insufficient-credit',
    'idempotency-key-reused',
  ],
  problemMembers: { 'insufficient-credit': insufficientCredit },
  idempotent: true,
});

export const releaseOption = endpoint({
  method: 'DELETE',
  path: '/api/quotes/{quoteId}/option',
  access: 'session',
  summary: 'Frees what the option of a quote of the caller holds',
  params: quoteId,
  status: 204,
  refusals: ['authentication-required', 'not-found', 'already-signed'],
});
