import type { Endpoint } from './endpoint.ts';
import type * as schemas from './room-moves.schemas.ts';

export const getRoomPlaces = {
  method: 'GET',
  path: '/api/planning/bookings/{bookingId}/rooms',
  access: 'staff',
  right: 'events',
  place: { deal: 'bookingId' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.getRoomPlaces,
} as const satisfies Endpoint;

export const moveRooms = {
  method: 'PUT',
  path: '/api/planning/bookings/{bookingId}/rooms',
  access: 'staff',
  right: 'move',
  place: { deal: 'bookingId' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'no-longer-available', 'stale-version'],
  schemas: {} as typeof schemas.moveRooms,
} as const satisfies Endpoint;
