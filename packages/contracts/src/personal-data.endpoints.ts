import type { Endpoint } from './endpoint.ts';
import type * as schemas from './personal-data.schemas.ts';

export const getKeptBookings = {
  method: 'GET',
  path: '/api/personal-data/bookings',
  access: 'session',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required'],
  schemas: {} as typeof schemas.getKeptBookings,
} as const satisfies Endpoint;

export const getKeptEvents = {
  method: 'GET',
  path: '/api/personal-data/events',
  access: 'session',
  service: 'survey',
  status: 200,
  refusals: ['authentication-required'],
  schemas: {} as typeof schemas.getKeptEvents,
} as const satisfies Endpoint;

export const getBookingsAhead = {
  method: 'GET',
  path: '/api/personal-data/ahead',
  access: 'session',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required'],
  schemas: {} as typeof schemas.getBookingsAhead,
} as const satisfies Endpoint;
