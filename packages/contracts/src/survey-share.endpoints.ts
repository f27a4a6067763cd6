import type { Endpoint } from './endpoint.ts';
import type * as schemas from './survey-share.schemas.ts';

export const createShareLink = {
  method: 'POST',
  path: '/api/meeting-events/{eventId}/customer-survey/share-link',
  access: 'session',
  service: 'survey',
  status: 201,
  refusals: ['authentication-required', 'not-found', 'survey-closed', 'survey-in-validation'],
  schemas: {} as typeof schemas.createShareLink,
} as const satisfies Endpoint;

export const revokeShareLink = {
  method: 'DELETE',
  path: '/api/meeting-events/{eventId}/customer-survey/share-link',
  access: 'session',
  service: 'survey',
  status: 204,
  refusals: ['authentication-required', 'not-found'],
  schemas: {} as typeof schemas.revokeShareLink,
} as const satisfies Endpoint;

/** The answer sets an HttpOnly cookie that belongs to the calls of this survey alone. */
export const openShareLink = {
  method: 'POST',
  path: '/api/meeting-events/{eventId}/customer-survey/share-link/open',
  access: 'anyone',
  service: 'survey',
  status: 200,
  refusals: ['not-found'],
  schemas: {} as typeof schemas.openShareLink,
} as const satisfies Endpoint;
