import type { Endpoint } from './endpoint.ts';
import type * as schemas from './survey-event-steps.schemas.ts';

export const getContact = {
  method: 'GET',
  path: '/api/meeting-events/{eventId}/customer-survey/contact',
  access: 'anyone',
  service: 'survey',
  status: 200,
  refusals: ['authentication-required', 'not-found'],
  schemas: {} as typeof schemas.getContact,
} as const satisfies Endpoint;

export const saveContact = {
  method: 'PUT',
  path: '/api/meeting-events/{eventId}/customer-survey/contact',
  access: 'anyone',
  service: 'survey',
  status: 200,
  refusals: ['authentication-required', 'not-found', 'survey-closed', 'survey-in-validation', 'stale-version'],
  schemas: {} as typeof schemas.saveContact,
} as const satisfies Endpoint;

export const getAdditionalNeeds = {
  method: 'GET',
  path: '/api/meeting-events/{eventId}/customer-survey/additional-needs',
  access: 'anyone',
  service: 'survey',
  status: 200,
  refusals: ['authentication-required', 'not-found'],
  schemas: {} as typeof schemas.getAdditionalNeeds,
} as const satisfies Endpoint;

export const saveAdditionalNeeds = {
  method: 'PUT',
  path: '/api/meeting-events/{eventId}/customer-survey/additional-needs',
  access: 'anyone',
  service: 'survey',
  status: 200,
  refusals: ['authentication-required', 'not-found', 'survey-closed', 'survey-in-validation', 'stale-version'],
  schemas: {} as typeof schemas.saveAdditionalNeeds,
} as const satisfies Endpoint;

export const getUpsell = {
  method: 'GET',
  path: '/api/meeting-events/{eventId}/customer-survey/upsell',
  access: 'anyone',
  service: 'survey',
  status: 200,
  refusals: ['authentication-required', 'not-found'],
  schemas: {} as typeof schemas.getUpsell,
} as const satisfies Endpoint;

export const saveUpsell = {
  method: 'PUT',
  path: '/api/meeting-events/{eventId}/customer-survey/upsell',
  access: 'anyone',
  service: 'survey',
  status: 200,
  /** forbidden: a visitor with the share link orders and cancels nothing; the comment is theirs. */
  refusals: ['authentication-required', 'not-found', 'survey-closed', 'survey-in-validation', 'stale-version', 'forbidden'],
  schemas: {} as typeof schemas.saveUpsell,
} as const satisfies Endpoint;
