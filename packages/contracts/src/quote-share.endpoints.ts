import type { Endpoint } from './endpoint.ts';
import type * as schemas from './quote-share.schemas.ts';

export const shareQuote = {
  method: 'POST',
  path: '/api/quotes/{quoteId}/share-link',
  access: 'session',
  service: 'booking',
  status: 201,
  refusals: ['authentication-required', 'not-found'],
  schemas: {} as typeof schemas.shareQuote,
} as const satisfies Endpoint;

export const listQuoteShares = {
  method: 'GET',
  path: '/api/quotes/{quoteId}/share-link',
  access: 'session',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'not-found'],
  schemas: {} as typeof schemas.listQuoteShares,
} as const satisfies Endpoint;

export const revokeQuoteShare = {
  method: 'DELETE',
  path: '/api/quotes/{quoteId}/share-link/{linkId}',
  access: 'session',
  service: 'booking',
  status: 204,
  refusals: ['authentication-required', 'not-found'],
  schemas: {} as typeof schemas.revokeQuoteShare,
} as const satisfies Endpoint;

export const revokeQuoteShares = {
  method: 'DELETE',
  path: '/api/quotes/{quoteId}/share-link',
  access: 'session',
  service: 'booking',
  status: 204,
  refusals: ['authentication-required', 'not-found'],
  schemas: {} as typeof schemas.revokeQuoteShares,
} as const satisfies Endpoint;

/** Reads alone; the token is in the body, where no log and no history keeps it. */
export const openSharedQuote = {
  method: 'POST',
  path: '/api/quotes/{quoteId}/share-link/open',
  access: 'anyone',
  service: 'booking',
  status: 200,
  refusals: ['not-found'],
  schemas: {} as typeof schemas.openSharedQuote,
} as const satisfies Endpoint;
