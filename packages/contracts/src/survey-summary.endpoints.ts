import type { Endpoint } from './endpoint.ts';
import type * as schemas from './survey-summary.schemas.ts';

export const getSummary = {
  method: 'GET',
  path: '/api/meeting-events/{eventId}/customer-survey/summary',
  access: 'anyone',
  service: 'survey',
  status: 200,
  refusals: ['authentication-required', 'not-found'],
  schemas: {} as typeof schemas.getSummary,
} as const satisfies Endpoint;

export const validateSurvey = {
  method: 'POST',
  path: '/api/meeting-events/{eventId}/customer-survey/validate',
  access: 'anyone',
  service: 'survey',
  status: 200,
  refusals: ['authentication-required', 'not-found', 'survey-closed', 'survey-in-validation', 'stale-version'],
  schemas: {} as typeof schemas.validateSurvey,
} as const satisfies Endpoint;

export const putValidateSurvey = {
  method: 'PUT',
  path: '/api/meeting-events/{eventId}/customer-survey/validate',
  access: 'anyone',
  service: 'survey',
  status: 200,
  refusals: ['authentication-required', 'not-found', 'survey-closed', 'survey-in-validation', 'stale-version'],
  schemas: {} as typeof schemas.putValidateSurvey,
} as const satisfies Endpoint;
