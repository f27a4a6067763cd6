import type { Endpoint } from './endpoint.ts';
import type * as schemas from './network-prices.schemas.ts';

export const getNetworkPrices = {
  method: 'GET',
  path: '/api/network/venues/{venue}/prices',
  access: 'staff',
  right: 'network',
  place: { venue: 'venue' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.getNetworkPrices,
} as const satisfies Endpoint;

export const changeNetworkPrices = {
  method: 'PUT',
  path: '/api/network/venues/{venue}/prices',
  access: 'staff',
  right: 'network',
  place: { venue: 'venue' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'stale-version'],
  schemas: {} as typeof schemas.changeNetworkPrices,
} as const satisfies Endpoint;

/** Writes nothing. */
export const previewNetworkPrices = {
  method: 'POST',
  path: '/api/network/venues/{venue}/prices/preview',
  access: 'staff',
  right: 'network',
  place: { venue: 'venue' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.previewNetworkPrices,
} as const satisfies Endpoint;
