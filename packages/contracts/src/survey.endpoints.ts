import type { Endpoint } from './endpoint.ts';
import type * as schemas from './survey.schemas.ts';

export const getSurvey = {
  method: 'GET',
  path: '/api/meeting-events/{eventId}/customer-survey',
  access: 'anyone',
  service: 'survey',
  status: 200,
  refusals: ['authentication-required', 'not-found'],
  schemas: {} as typeof schemas.getSurvey,
} as const satisfies Endpoint;

export const getSurveyDay = {
  method: 'GET',
  path: '/api/meeting-events/{eventId}/customer-survey/day/{dayIndex}',
  access: 'anyone',
  service: 'survey',
  status: 200,
  refusals: ['authentication-required', 'not-found'],
  schemas: {} as typeof schemas.getSurveyDay,
} as const satisfies Endpoint;
