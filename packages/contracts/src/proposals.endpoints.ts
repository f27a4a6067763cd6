import type { Endpoint } from './endpoint.ts';
import type * as schemas from './proposals.schemas.ts';

/** `conflict`: the demand has a list price. */
export const previewProposal = {
  method: 'POST',
  path: '/api/desk/customers/{userId}/proposals/preview',
  access: 'staff',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict', 'event-over'],
  schemas: {} as typeof schemas.previewProposal,
} as const satisfies Endpoint;

/** `conflict`: the demand has a list price; `forbidden` to staff also where a line's discount is more than they may give. */
export const sendProposal = {
  method: 'POST',
  path: '/api/desk/customers/{userId}/proposals',
  access: 'staff',
  service: 'booking',
  status: 201,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict', 'event-over', 'price-changed', 'idempotency-key-reused'],
  idempotent: true,
  schemas: {} as typeof schemas.sendProposal,
} as const satisfies Endpoint;

/** `conflict`: it was declined or withdrawn before. */
export const withdrawQuote = {
  method: 'POST',
  path: '/api/desk/quotes/{quoteId}/withdrawal',
  access: 'staff',
  service: 'booking',
  status: 204,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict', 'already-signed'],
  schemas: {} as typeof schemas.withdrawQuote,
} as const satisfies Endpoint;
