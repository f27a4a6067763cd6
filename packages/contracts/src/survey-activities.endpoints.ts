import type { Endpoint } from './endpoint.ts';
import type * as schemas from './survey-activities.schemas.ts';

export const getWellness = {
  method: 'GET',
  path: '/api/meeting-events/{eventId}/customer-survey/day/{dayIndex}/wellness',
  access: 'anyone',
  service: 'survey',
  status: 200,
  refusals: ['authentication-required', 'not-found'],
  schemas: {} as typeof schemas.getWellness,
} as const satisfies Endpoint;

export const saveWellness = {
  method: 'PUT',
  path: '/api/meeting-events/{eventId}/customer-survey/day/{dayIndex}/wellness',
  access: 'anyone',
  service: 'survey',
  status: 200,
  refusals: ['authentication-required', 'not-found', 'survey-closed', 'survey-in-validation', 'stale-version'],
  schemas: {} as typeof schemas.saveWellness,
} as const satisfies Endpoint;

export const getAfterwork = {
  method: 'GET',
  path: '/api/meeting-events/{eventId}/customer-survey/day/{dayIndex}/afterwork',
  access: 'anyone',
  service: 'survey',
  status: 200,
  refusals: ['authentication-required', 'not-found'],
  schemas: {} as typeof schemas.getAfterwork,
} as const satisfies Endpoint;

export const saveAfterwork = {
  method: 'PUT',
  path: '/api/meeting-events/{eventId}/customer-survey/day/{dayIndex}/afterwork',
  access: 'anyone',
  service: 'survey',
  status: 200,
  refusals: ['authentication-required', 'not-found', 'survey-closed', 'survey-in-validation', 'stale-version'],
  schemas: {} as typeof schemas.saveAfterwork,
} as const satisfies Endpoint;

export const getTeamBuilding = {
  method: 'GET',
  path: '/api/meeting-events/{eventId}/customer-survey/day/{dayIndex}/team-building',
  access: 'anyone',
  service: 'survey',
  status: 200,
  refusals: ['authentication-required', 'not-found'],
  schemas: {} as typeof schemas.getTeamBuilding,
} as const satisfies Endpoint;

export const saveTeamBuilding = {
  method: 'PUT',
  path: '/api/meeting-events/{eventId}/customer-survey/day/{dayIndex}/team-building',
  access: 'anyone',
  service: 'survey',
  status: 200,
  refusals: ['authentication-required', 'not-found', 'survey-closed', 'survey-in-validation', 'stale-version'],
  schemas: {} as typeof schemas.saveTeamBuilding,
} as const satisfies Endpoint;
