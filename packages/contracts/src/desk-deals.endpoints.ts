import type * as schemas from './desk-deals.schemas.ts';
import type { Endpoint } from './endpoint.ts';

export const listDeals = {
  method: 'GET',
  path: '/api/desk/deals',
  access: 'staff',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.listDeals,
} as const satisfies Endpoint;

export const exportDeals = {
  method: 'GET',
  path: '/api/desk/deals/export',
  access: 'staff',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  hasEffect: true,
  schemas: {} as typeof schemas.exportDeals,
} as const satisfies Endpoint;
