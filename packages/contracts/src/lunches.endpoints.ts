import type { Endpoint } from './endpoint.ts';
import type * as schemas from './lunches.schemas.ts';

export const getLunches = {
  method: 'GET',
  path: '/internal/quotes/{quoteId}/lunches',
  access: 'service',
  service: 'booking',
  status: 200,
  refusals: ['not-found'],
  schemas: {} as typeof schemas.getLunches,
} as const satisfies Endpoint;

export const claimLunch = {
  method: 'PUT',
  path: '/internal/quotes/{quoteId}/lunches/{day}',
  access: 'service',
  service: 'booking',
  status: 204,
  refusals: ['not-found', 'no-seats', 'stale-version'],
  schemas: {} as typeof schemas.claimLunch,
} as const satisfies Endpoint;
