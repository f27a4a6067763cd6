import type { Endpoint } from './endpoint.ts';
import type * as schemas from './survey-lunch.schemas.ts';

export const getLunch = {
  method: 'GET',
  path: '/api/meeting-events/{eventId}/customer-survey/day/{dayIndex}/lunch',
  access: 'anyone',
  service: 'survey',
  status: 200,
  refusals: ['authentication-required', 'not-found'],
  schemas: {} as typeof schemas.getLunch,
} as const satisfies Endpoint;

export const saveLunch = {
  method: 'PUT',
  path: '/api/meeting-events/{eventId}/customer-survey/day/{dayIndex}/lunch',
  access: 'anyone',
  service: 'survey',
  status: 200,
  refusals: ['authentication-required', 'not-found', 'survey-closed', 'survey-in-validation', 'stale-version', 'no-seats'],
  schemas: {} as typeof schemas.saveLunch,
} as const satisfies Endpoint;
