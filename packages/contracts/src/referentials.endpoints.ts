import type { Endpoint } from './endpoint.ts';
import type * as schemas from './referentials.schemas.ts';

export const listReferentialCountries = {
  method: 'GET',
  path: '/api/referentials/countries',
  access: 'staff',
  right: 'events',
  place: 'none',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.listReferentialCountries,
} as const satisfies Endpoint;

export const listReferentialVenues = {
  method: 'GET',
  path: '/api/referentials/countries/{code}/venues',
  access: 'staff',
  right: 'events',
  place: 'none',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.listReferentialVenues,
} as const satisfies Endpoint;

export const listReferentialRooms = {
  method: 'GET',
  path: '/api/referentials/countries/{code}/venues/{venue}/rooms',
  access: 'staff',
  right: 'events',
  place: { venue: 'venue' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.listReferentialRooms,
} as const satisfies Endpoint;

export const requestRoomModification = {
  method: 'POST',
  path: '/api/referentials/countries/{code}/venues/{venue}/rooms/{roomId}/modification-request',
  access: 'staff',
  right: 'move',
  place: { venue: 'venue' },
  service: 'booking',
  status: 201,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'idempotency-key-reused'],
  idempotent: true,
  schemas: {} as typeof schemas.requestRoomModification,
} as const satisfies Endpoint;

export const listRoomModificationRequests = {
  method: 'GET',
  path: '/api/referentials/room-modification-requests',
  access: 'staff',
  right: 'events',
  place: 'none',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.listRoomModificationRequests,
} as const satisfies Endpoint;

export const getRoomModificationRequest = {
  method: 'GET',
  path: '/api/referentials/room-modification-requests/{id}',
  access: 'staff',
  right: 'events',
  place: { 'room-change': 'id' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.getRoomModificationRequest,
} as const satisfies Endpoint;

export const rejectRoomModification = {
  method: 'PUT',
  path: '/api/referentials/room-modification-requests/{id}/reject',
  access: 'staff',
  right: 'move',
  place: { 'room-change': 'id' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict'],
  schemas: {} as typeof schemas.rejectRoomModification,
} as const satisfies Endpoint;

export const validateRoomModification = {
  method: 'PUT',
  path: '/api/referentials/room-modification-requests/{id}/validate',
  access: 'staff',
  right: 'move',
  place: { 'room-change': 'id' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict'],
  schemas: {} as typeof schemas.validateRoomModification,
} as const satisfies Endpoint;

export const getReferentialTrail = {
  method: 'GET',
  path: '/api/referentials/audit-trail',
  access: 'staff',
  right: 'prices',
  place: 'network',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.getReferentialTrail,
} as const satisfies Endpoint;
