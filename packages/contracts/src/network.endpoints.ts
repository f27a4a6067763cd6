import type { Endpoint } from './endpoint.ts';
import type * as schemas from './network.schemas.ts';

export const listNetworkVenues = {
  method: 'GET',
  path: '/api/network/venues',
  access: 'admin',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.listNetworkVenues,
} as const satisfies Endpoint;

export const getNetworkVenue = {
  method: 'GET',
  path: '/api/network/venues/{venue}',
  access: 'admin',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.getNetworkVenue,
} as const satisfies Endpoint;

export const changeNetworkVenue = {
  method: 'PUT',
  path: '/api/network/venues/{venue}',
  access: 'admin',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'stale-version'],
  schemas: {} as typeof schemas.changeNetworkVenue,
} as const satisfies Endpoint;

export const changeNetworkRoom = {
  method: 'PUT',
  path: '/api/network/venues/{venue}/rooms/{roomId}',
  access: 'admin',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'stale-version'],
  schemas: {} as typeof schemas.changeNetworkRoom,
} as const satisfies Endpoint;
