import type { Endpoint } from './endpoint.ts';
import type * as schemas from './network.schemas.ts';

export const listNetworkVenues = {
  method: 'GET',
  path: '/api/network/venues',
  access: 'staff',
  right: 'network',
  place: 'none',
  service: 'booking',
  status: 200,
  isTagged: true,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.listNetworkVenues,
} as const satisfies Endpoint;

export const getNetworkVenue = {
  method: 'GET',
  path: '/api/network/venues/{venue}',
  access: 'staff',
  right: 'network',
  place: { venue: 'venue' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.getNetworkVenue,
} as const satisfies Endpoint;

export const changeNetworkVenue = {
  method: 'PUT',
  path: '/api/network/venues/{venue}',
  access: 'staff',
  right: 'network',
  place: { venue: 'venue' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'stale-version', 'conflict'],
  schemas: {} as typeof schemas.changeNetworkVenue,
} as const satisfies Endpoint;

export const changeNetworkRoom = {
  method: 'PUT',
  path: '/api/network/venues/{venue}/rooms/{roomId}',
  access: 'staff',
  right: 'network',
  place: { venue: 'venue' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'stale-version'],
  schemas: {} as typeof schemas.changeNetworkRoom,
} as const satisfies Endpoint;

export const addNetworkVenue = {
  method: 'POST',
  path: '/api/network/venues',
  access: 'staff',
  right: 'network',
  place: { country: 'countryCode' },
  service: 'booking',
  status: 201,
  refusals: ['authentication-required', 'forbidden', 'idempotency-key-reused'],
  idempotent: true,
  schemas: {} as typeof schemas.addNetworkVenue,
} as const satisfies Endpoint;

export const changeNetworkAddress = {
  method: 'PUT',
  path: '/api/network/venues/{venue}/slug',
  access: 'staff',
  right: 'network',
  place: { venue: 'venue' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'stale-version'],
  schemas: {} as typeof schemas.changeNetworkAddress,
} as const satisfies Endpoint;

/** `conflict`: it lacks what customers have to have. */
export const publishNetworkVenue = {
  method: 'POST',
  path: '/api/network/venues/{venue}/publication',
  access: 'staff',
  right: 'network',
  place: { venue: 'venue' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'stale-version', 'conflict'],
  schemas: {} as typeof schemas.publishNetworkVenue,
} as const satisfies Endpoint;

/** `conflict`: bookings or options are to come. */
export const archiveNetworkVenue = {
  method: 'DELETE',
  path: '/api/network/venues/{venue}/publication',
  access: 'staff',
  right: 'network',
  place: { venue: 'venue' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'stale-version', 'conflict'],
  schemas: {} as typeof schemas.archiveNetworkVenue,
} as const satisfies Endpoint;

export const addNetworkRoom = {
  method: 'POST',
  path: '/api/network/venues/{venue}/rooms',
  access: 'staff',
  right: 'network',
  place: { venue: 'venue' },
  service: 'booking',
  status: 201,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'idempotency-key-reused'],
  idempotent: true,
  schemas: {} as typeof schemas.addNetworkRoom,
} as const satisfies Endpoint;

/** `conflict`: the venue is no draft; its figures are changed by request of two persons. */
export const changeNetworkFigures = {
  method: 'PUT',
  path: '/api/network/venues/{venue}/rooms/{roomId}/figures',
  access: 'staff',
  right: 'network',
  place: { venue: 'venue' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'stale-version', 'conflict'],
  schemas: {} as typeof schemas.changeNetworkFigures,
} as const satisfies Endpoint;

/** `conflict`: the venue is no draft. */
export const removeNetworkRoom = {
  method: 'DELETE',
  path: '/api/network/venues/{venue}/rooms/{roomId}',
  access: 'staff',
  right: 'network',
  place: { venue: 'venue' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'stale-version', 'conflict'],
  schemas: {} as typeof schemas.removeNetworkRoom,
} as const satisfies Endpoint;
