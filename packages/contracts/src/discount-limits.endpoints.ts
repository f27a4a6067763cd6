import type * as schemas from './discount-limits.schemas.ts';
import type { Endpoint } from './endpoint.ts';

export const getDiscountLimits = {
  method: 'GET',
  path: '/api/desk/discount-limits',
  access: 'staff',
  right: 'events',
  place: 'none',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.getDiscountLimits,
} as const satisfies Endpoint;

/** `stale-version`: those of that day were written since they were read. */
export const changeDiscountLimits = {
  method: 'PUT',
  path: '/api/desk/discount-limits/{from}',
  access: 'admin',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'stale-version'],
  schemas: {} as typeof schemas.changeDiscountLimits,
} as const satisfies Endpoint;
