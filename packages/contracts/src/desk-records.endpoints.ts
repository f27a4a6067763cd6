import type * as schemas from './desk-records.schemas.ts';
import type { Endpoint } from './endpoint.ts';

export const getRecord = {
  method: 'GET',
  path: '/api/desk/records',
  access: 'staff',
  right: 'prices',
  place: 'none',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.getRecord,
} as const satisfies Endpoint;

export const getDealMails = {
  method: 'GET',
  path: '/api/desk/deals/{quoteId}/mails',
  access: 'staff',
  right: 'prices',
  place: { deal: 'quoteId' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.getDealMails,
} as const satisfies Endpoint;

export const getDealTimeline = {
  method: 'GET',
  path: '/api/desk/deals/{quoteId}/history',
  access: 'staff',
  right: 'prices',
  place: { deal: 'quoteId' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.getDealTimeline,
} as const satisfies Endpoint;

export const addNote = {
  method: 'POST',
  path: '/api/desk/customers/{userId}/notes',
  access: 'staff',
  right: 'prices',
  place: 'none',
  service: 'booking',
  status: 201,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'idempotency-key-reused'],
  idempotent: true,
  schemas: {} as typeof schemas.addNote,
} as const satisfies Endpoint;

export const removeNote = {
  method: 'DELETE',
  path: '/api/desk/notes/{noteId}',
  access: 'staff',
  right: 'prices',
  place: 'none',
  service: 'booking',
  status: 204,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.removeNote,
} as const satisfies Endpoint;
