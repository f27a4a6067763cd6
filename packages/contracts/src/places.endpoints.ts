import type { Endpoint } from './endpoint.ts';
import type * as schemas from './places.schemas.ts';

export const getPlaces = {
  method: 'GET',
  path: '/internal/quotes/{quoteId}/places',
  access: 'service',
  service: 'booking',
  status: 200,
  refusals: [],
  schemas: {} as typeof schemas.getPlaces,
} as const satisfies Endpoint;

export const claimPlace = {
  method: 'PUT',
  path: '/internal/quotes/{quoteId}/places',
  access: 'service',
  service: 'booking',
  status: 204,
  refusals: ['no-longer-available', 'stale-version'],
  schemas: {} as typeof schemas.claimPlace,
} as const satisfies Endpoint;
