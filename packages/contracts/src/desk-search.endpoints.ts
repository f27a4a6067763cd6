import type * as schemas from './desk-search.schemas.ts';
import type { Endpoint } from './endpoint.ts';

export const searchDesk = {
  method: 'GET',
  path: '/api/desk/search',
  access: 'staff',
  right: 'events',
  place: 'none',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.searchDesk,
} as const satisfies Endpoint;
