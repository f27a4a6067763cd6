import type * as schemas from './attendance.schemas.ts';
import type { Endpoint } from './endpoint.ts';

/** A customer asks about their own deal, staff about any one; `conflict`: it is not confirmed. */
export const getAttendance = {
  method: 'GET',
  path: '/api/deals/{dealId}/attendance',
  access: 'session',
  right: 'events',
  place: { deal: 'dealId' },
  service: 'booking',
  status: 200,
  refusals: ['forbidden', 'authentication-required', 'not-found', 'conflict'],
  schemas: {} as typeof schemas.getAttendance,
} as const satisfies Endpoint;

/** `invalid-request`: the day is to come, or none of the booking; `stale-version`: somebody else has counted since. */
export const setAttendance = {
  method: 'PUT',
  path: '/api/deals/{dealId}/attendance/{day}',
  access: 'staff',
  right: 'events',
  place: { deal: 'dealId' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict', 'stale-version'],
  schemas: {} as typeof schemas.setAttendance,
} as const satisfies Endpoint;
