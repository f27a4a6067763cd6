import type { Endpoint } from './endpoint.ts';
import type * as schemas from './vat-rates.schemas.ts';

export const getVatRates = {
  method: 'GET',
  path: '/api/desk/vat-rates',
  access: 'staff',
  right: 'events',
  place: 'none',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.getVatRates,
} as const satisfies Endpoint;

/** `stale-version`: those of that country and day were written since they were read. */
export const changeVatRates = {
  method: 'PUT',
  path: '/api/desk/vat-rates/{countryCode}/{from}',
  access: 'admin',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'stale-version'],
  schemas: {} as typeof schemas.changeVatRates,
} as const satisfies Endpoint;
