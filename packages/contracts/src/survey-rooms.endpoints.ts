import type { Endpoint } from './endpoint.ts';
import type * as schemas from './survey-rooms.schemas.ts';

export const getPlenary = {
  method: 'GET',
  path: '/api/meeting-events/{eventId}/customer-survey/day/{dayIndex}/plenary/{plenaryIndex}',
  access: 'anyone',
  service: 'survey',
  status: 200,
  refusals: ['authentication-required', 'not-found'],
  schemas: {} as typeof schemas.getPlenary,
} as const satisfies Endpoint;

export const savePlenary = {
  method: 'PUT',
  path: '/api/meeting-events/{eventId}/customer-survey/day/{dayIndex}/plenary/{plenaryIndex}',
  access: 'anyone',
  service: 'survey',
  status: 200,
  refusals: ['authentication-required', 'not-found', 'survey-closed', 'survey-in-validation', 'stale-version'],
  schemas: {} as typeof schemas.savePlenary,
} as const satisfies Endpoint;

export const getSubcommittee = {
  method: 'GET',
  path: '/api/meeting-events/{eventId}/customer-survey/day/{dayIndex}/subcommittee/{subcommitteeIndex}',
  access: 'anyone',
  service: 'survey',
  status: 200,
  refusals: ['authentication-required', 'not-found'],
  schemas: {} as typeof schemas.getSubcommittee,
} as const satisfies Endpoint;

export const saveSubcommittee = {
  method: 'PUT',
  path: '/api/meeting-events/{eventId}/customer-survey/day/{dayIndex}/subcommittee/{subcommitteeIndex}',
  access: 'anyone',
  service: 'survey',
  status: 200,
  refusals: ['authentication-required', 'not-found', 'survey-closed', 'survey-in-validation', 'stale-version'],
  schemas: {} as typeof schemas.saveSubcommittee,
} as const satisfies Endpoint;
