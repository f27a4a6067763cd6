import type * as schemas from './address-search.schemas.ts';
import type { Endpoint } from './endpoint.ts';

export const findAddresses = {
  method: 'GET',
  path: '/api/addresses',
  access: 'anyone',
  service: 'booking',
  status: 200,
  hasEffect: true,
  refusals: [],
  schemas: {} as typeof schemas.findAddresses,
} as const satisfies Endpoint;
