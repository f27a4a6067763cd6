import type { Endpoint } from './endpoint.ts';
import type * as schemas from './proposals.schemas.ts';

/** `no-longer-available`: the demand has a list price to compare with, and no rooms are left for it. */
export const previewProposal = {
  method: 'POST',
  path: '/api/desk/customers/{userId}/proposals/preview',
  access: 'staff',
  right: 'quote',
  place: { demand: 'demandId' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'event-over', 'no-longer-available'],
  schemas: {} as typeof schemas.previewProposal,
} as const satisfies Endpoint;

export const listCatalogue = {
  method: 'GET',
  path: '/api/desk/customers/{userId}/demands/{demandId}/catalogue',
  access: 'staff',
  right: 'quote',
  place: { demand: 'demandId' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.listCatalogue,
} as const satisfies Endpoint;

/**
 * `forbidden` to staff also where the discount is more than they may give (`submitProposal`); `no-longer-available`
 * as for the preview, and where its rooms were to be held. Of the version that it replaces: `superseded`, `stale-version`, `already-signed`,
 * and `conflict` where it was declined or withdrawn. Of the quote whose variant it is: `superseded`, `already-signed`, and `conflict` where
 * it was declined or withdrawn, or has three variants.
 */
export const sendProposal = {
  method: 'POST',
  path: '/api/desk/customers/{userId}/proposals',
  access: 'staff',
  right: 'quote',
  place: { demand: 'demandId' },
  service: 'booking',
  status: 201,
  refusals: [
    'authentication-required',
    'forbidden',
    'not-found',
    'event-over',
    'no-longer-available',
    'price-changed',
    'superseded',
    'stale-version',
    'already-signed',
    'conflict',
    'too-many-options',
    'insufficient-credit',
    'idempotency-key-reused',
  ],
  idempotent: true,
  schemas: {} as typeof schemas.sendProposal,
} as const satisfies Endpoint;

/** `conflict`: it was declined or withdrawn before. */
export const withdrawQuote = {
  method: 'POST',
  path: '/api/desk/quotes/{quoteId}/withdrawal',
  access: 'staff',
  right: 'quote',
  place: { deal: 'quoteId' },
  service: 'booking',
  status: 204,
  refusals: [
    'authentication-required',
    'forbidden',
    'not-found',
    'conflict',
    'already-signed',
    'superseded',
    'stale-version',
    'idempotency-key-reused',
  ],
  idempotent: true,
  schemas: {} as typeof schemas.withdrawQuote,
} as const satisfies Endpoint;
