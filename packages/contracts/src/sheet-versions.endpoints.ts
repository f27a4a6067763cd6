import type { Endpoint } from './endpoint.ts';
import type * as schemas from './sheet-versions.schemas.ts';

/** `service-unavailable`: nobody knows what the survey says, so that a number would be given to half of a sheet. */
export const getSheetVersions = {
  method: 'GET',
  path: '/api/desk/function-sheets/{reference}',
  access: 'staff',
  right: 'events',
  place: { deal: 'reference' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.getSheetVersions,
} as const satisfies Endpoint;

/** A sheet that has not changed keeps its number. */
export const addSheetVersion = {
  method: 'POST',
  path: '/api/desk/function-sheets/{reference}/versions',
  access: 'staff',
  right: 'events',
  place: { deal: 'reference' },
  service: 'booking',
  status: 201,
  idempotent: true,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'idempotency-key-reused'],
  schemas: {} as typeof schemas.addSheetVersion,
} as const satisfies Endpoint;

export const getPaperVersions = {
  method: 'GET',
  path: '/api/desk/sheets/{venue}/{day}/papers/{list}',
  access: 'staff',
  right: 'events',
  place: { venue: 'venue' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.getPaperVersions,
} as const satisfies Endpoint;

export const addPaperVersion = {
  method: 'POST',
  path: '/api/desk/sheets/{venue}/{day}/papers/{list}/versions',
  access: 'staff',
  right: 'events',
  place: { venue: 'venue' },
  service: 'booking',
  status: 201,
  idempotent: true,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'idempotency-key-reused'],
  schemas: {} as typeof schemas.addPaperVersion,
} as const satisfies Endpoint;
