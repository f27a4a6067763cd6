import type { Endpoint } from './endpoint.ts';
import type * as schemas from './guests.schemas.ts';

export const listGuests = {
  method: 'GET',
  path: '/api/meeting-events/{eventId}/guests',
  access: 'session',
  service: 'survey',
  status: 200,
  refusals: ['authentication-required', 'not-found'],
  schemas: {} as typeof schemas.listGuests,
} as const satisfies Endpoint;

/** Faults stand at `guests.0.email` and the like; `guests`: `too_many` for more than the event may have. */
export const addGuests = {
  method: 'POST',
  path: '/api/meeting-events/{eventId}/guests',
  access: 'session',
  service: 'survey',
  status: 201,
  refusals: ['authentication-required', 'not-found', 'event-over'],
  schemas: {} as typeof schemas.addGuests,
} as const satisfies Endpoint;

export const changeGuest = {
  method: 'PUT',
  path: '/api/meeting-events/{eventId}/guests/{guestId}',
  access: 'session',
  service: 'survey',
  status: 200,
  refusals: ['authentication-required', 'not-found', 'event-over', 'stale-version'],
  schemas: {} as typeof schemas.changeGuest,
} as const satisfies Endpoint;

export const removeGuest = {
  method: 'DELETE',
  path: '/api/meeting-events/{eventId}/guests/{guestId}',
  access: 'session',
  service: 'survey',
  status: 204,
  refusals: ['authentication-required', 'not-found', 'event-over'],
  schemas: {} as typeof schemas.removeGuest,
} as const satisfies Endpoint;

export const inviteGuests = {
  method: 'POST',
  path: '/api/meeting-events/{eventId}/guests/invitations',
  access: 'session',
  service: 'survey',
  status: 200,
  refusals: ['authentication-required', 'not-found', 'event-over'],
  schemas: {} as typeof schemas.inviteGuests,
} as const satisfies Endpoint;
