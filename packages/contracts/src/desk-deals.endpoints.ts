import type * as schemas from './desk-deals.schemas.ts';
import type { Endpoint } from './endpoint.ts';

export const listDeals = {
  method: 'GET',
  path: '/api/desk/deals',
  access: 'staff',
  right: 'events',
  place: 'none',
  service: 'booking',
  status: 200,
  isTagged: true,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.listDeals,
} as const satisfies Endpoint;

export const exportDeals = {
  method: 'GET',
  path: '/api/desk/deals/export',
  access: 'staff',
  right: 'export',
  place: 'none',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  hasEffect: true,
  schemas: {} as typeof schemas.exportDeals,
} as const satisfies Endpoint;

export const getPipeline = {
  method: 'GET',
  path: '/api/desk/pipeline',
  access: 'staff',
  right: 'prices',
  place: 'none',
  service: 'booking',
  status: 200,
  isTagged: true,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.getPipeline,
} as const satisfies Endpoint;

/** `invalid-request` at `ownerId`: nobody of the staff. */
export const changeFollowUp = {
  method: 'PUT',
  path: '/api/desk/deals/{quoteId}/follow-up',
  access: 'staff',
  right: 'change',
  place: { deal: 'quoteId' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'stale-version'],
  schemas: {} as typeof schemas.changeFollowUp,
} as const satisfies Endpoint;

/** `invalid-request` at `ownerId`: nobody of the staff. What a deal refuses stands in the answer, beside what others took. */
export const assignDeals = {
  method: 'POST',
  path: '/api/desk/deals/assign',
  access: 'staff',
  right: 'change',
  place: { deals: 'deals' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.assignDeals,
} as const satisfies Endpoint;

/** `conflict`: it is not lost. One that may still be signed is withdrawn. */
export const tellLoss = {
  method: 'PUT',
  path: '/api/desk/deals/{quoteId}/loss',
  access: 'staff',
  right: 'quote',
  place: { deal: 'quoteId' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict', 'stale-version'],
  schemas: {} as typeof schemas.tellLoss,
} as const satisfies Endpoint;
