import type * as schemas from './deal-terms.schemas.ts';
import type { Endpoint } from './endpoint.ts';

export const getDealTerms = {
  method: 'GET',
  path: '/api/desk/deal-terms',
  access: 'staff',
  right: 'events',
  place: 'none',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.getDealTerms,
} as const satisfies Endpoint;

/** `stale-version`: those of that day were written since they were read. */
export const changeDealTerms = {
  method: 'PUT',
  path: '/api/desk/deal-terms/{from}',
  access: 'admin',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'stale-version'],
  schemas: {} as typeof schemas.changeDealTerms,
} as const satisfies Endpoint;
