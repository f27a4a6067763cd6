import type { Endpoint } from './endpoint.ts';
import type * as schemas from './on-behalf.schemas.ts';

export const checkAvailabilityFor = {
  method: 'GET',
  path: '/api/desk/customers/{userId}/available-venues/{venueSlug}',
  access: 'staff',
  right: 'quote',
  place: { venue: 'venueSlug' },
  service: 'booking',
  status: 200,
  hasEffect: true,
  refusals: ['authentication-required', 'forbidden', 'invalid-search', 'not-found'],
  schemas: {} as typeof schemas.checkAvailabilityFor,
} as const satisfies Endpoint;

export const priceDemandFor = {
  method: 'GET',
  path: '/api/desk/customers/{userId}/demands/{demandId}/quote',
  access: 'staff',
  right: 'quote',
  place: { demand: 'demandId' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'no-longer-available', 'add-on-unavailable'],
  schemas: {} as typeof schemas.priceDemandFor,
} as const satisfies Endpoint;

export const createQuoteFor = {
  method: 'POST',
  path: '/api/desk/customers/{userId}/quotes',
  access: 'staff',
  right: 'quote',
  place: { demand: 'demandId' },
  service: 'booking',
  status: 201,
  refusals: [
    'authentication-required',
    'forbidden',
    'not-found',
    'no-longer-available',
    'add-on-unavailable',
    'price-changed',
    'idempotency-key-reused',
  ],
  idempotent: true,
  schemas: {} as typeof schemas.createQuoteFor,
} as const satisfies Endpoint;

export const placeOptionFor = {
  method: 'POST',
  path: '/api/desk/quotes/{quoteId}/option',
  access: 'staff',
  right: 'quote',
  place: { deal: 'quoteId' },
  service: 'booking',
  status: 201,
  refusals: [
    'authentication-required',
    'forbidden',
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
  schemas: {} as typeof schemas.placeOptionFor,
} as const satisfies Endpoint;
