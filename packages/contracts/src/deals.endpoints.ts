import type * as schemas from './deals.schemas.ts';
import type { Endpoint } from './endpoint.ts';

/** A customer asks about their own deal, staff about any one; the id of a deal is that of its first quote. */
export const getDeal = {
  method: 'GET',
  path: '/api/deals/{dealId}',
  access: 'session',
  right: 'prices',
  place: { deal: 'dealId' },
  service: 'booking',
  status: 200,
  refusals: ['forbidden', 'authentication-required', 'not-found'],
  schemas: {} as typeof schemas.getDeal,
} as const satisfies Endpoint;
