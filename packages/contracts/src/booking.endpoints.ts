import type * as schemas from './booking.schemas.ts';
import type { Endpoint } from './endpoint.ts';

export const listVenues = {
  method: 'GET',
  path: '/api/available-venues',
  access: 'anyone',
  service: 'booking',
  status: 200,
  hasEffect: true,
  refusals: ['invalid-search', 'authentication-required'],
  schemas: {} as typeof schemas.listVenues,
} as const satisfies Endpoint;

export const checkAvailability = {
  method: 'GET',
  path: '/api/available-venues/{venueSlug}',
  access: 'anyone',
  service: 'booking',
  status: 200,
  hasEffect: true,
  refusals: ['invalid-search', 'authentication-required', 'not-found'],
  schemas: {} as typeof schemas.checkAvailability,
} as const satisfies Endpoint;

export const getVenue = {
  method: 'GET',
  path: '/api/buildings/{venueSlug}',
  access: 'anyone',
  service: 'booking',
  status: 200,
  refusals: ['not-found'],
  schemas: {} as typeof schemas.getVenue,
} as const satisfies Endpoint;

export const getCalendar = {
  method: 'GET',
  path: '/api/calendars/{countryCode}',
  access: 'anyone',
  service: 'booking',
  status: 200,
  refusals: [],
  schemas: {} as typeof schemas.getCalendar,
} as const satisfies Endpoint;

export const getUpsells = {
  method: 'GET',
  path: '/api/demands/{demandId}/upsells',
  access: 'session',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'not-found'],
  schemas: {} as typeof schemas.getUpsells,
} as const satisfies Endpoint;

export const priceDemand = {
  method: 'GET',
  path: '/api/demands/{demandId}/quote',
  access: 'session',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'not-found', 'no-longer-available'],
  schemas: {} as typeof schemas.priceDemand,
} as const satisfies Endpoint;

export const requestCallback = {
  method: 'POST',
  path: '/api/demands/{demandId}/call-me-back',
  access: 'session',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'not-found', 'idempotency-key-reused'],
  idempotent: true,
  schemas: {} as typeof schemas.requestCallback,
} as const satisfies Endpoint;

export const createQuote = {
  method: 'POST',
  path: '/api/quote',
  access: 'session',
  service: 'booking',
  status: 201,
  refusals: ['authentication-required', 'not-found', 'no-longer-available', 'add-on-unavailable', 'idempotency-key-reused'],
  idempotent: true,
  schemas: {} as typeof schemas.createQuote,
} as const satisfies Endpoint;

export const getQuote = {
  method: 'GET',
  path: '/api/quotes/{quoteId}',
  access: 'session',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'not-found'],
  schemas: {} as typeof schemas.getQuote,
} as const satisfies Endpoint;

/** not-found also for a quote that holds nothing: there is nothing yet to come to. */
export const getQuoteCalendar = {
  method: 'GET',
  path: '/api/quotes/{quoteId}/event.ics',
  access: 'session',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'not-found'],
  schemas: {} as typeof schemas.getQuoteCalendar,
} as const satisfies Endpoint;

export const listQuotes = {
  method: 'GET',
  path: '/api/quotes',
  access: 'session',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required'],
  schemas: {} as typeof schemas.listQuotes,
} as const satisfies Endpoint;

export const placeOption = {
  method: 'POST',
  path: '/api/quotes/{quoteId}/option',
  access: 'session',
  service: 'booking',
  status: 201,
  refusals: [
    'authentication-required',
    'not-found',
    'no-longer-available',
    'quote-expired',
    'superseded',
    'too-late-for-option',
    'too-many-options',
    'mailbox-unproven',
    'insufficient-credit',
    'idempotency-key-reused',
  ],
  idempotent: true,
  schemas: {} as typeof schemas.placeOption,
} as const satisfies Endpoint;

export const releaseOption = {
  method: 'DELETE',
  path: '/api/quotes/{quoteId}/option',
  access: 'session',
  service: 'booking',
  status: 204,
  refusals: ['authentication-required', 'not-found', 'already-signed'],
  schemas: {} as typeof schemas.releaseOption,
} as const satisfies Endpoint;
