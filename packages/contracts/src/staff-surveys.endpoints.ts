import type { Endpoint } from './endpoint.ts';
import type * as schemas from './staff-surveys.schemas.ts';

export const listSurveys = {
  method: 'GET',
  path: '/api/staff/surveys',
  access: 'staff',
  right: 'events',
  place: 'none',
  service: 'survey',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.listSurveys,
} as const satisfies Endpoint;

export const getStaffSurvey = {
  method: 'GET',
  path: '/api/staff/surveys/{eventId}',
  access: 'staff',
  right: 'events',
  place: { event: 'eventId' },
  service: 'survey',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.getStaffSurvey,
} as const satisfies Endpoint;

export const acceptSurvey = {
  method: 'POST',
  path: '/api/staff/surveys/{eventId}/accept',
  access: 'staff',
  right: 'survey',
  place: { event: 'eventId' },
  service: 'survey',
  status: 204,
  /** no-longer-available: the place of a requested add-on is gone; room-not-held: its hours reach a half-day that the booking does not hold. */
  refusals: [
    ...(['authentication-required', 'forbidden', 'not-found', 'conflict', 'stale-version'] as const),
    ...(['no-longer-available', 'over-capacity', 'room-not-held'] as const),
  ],
  schemas: {} as typeof schemas.acceptSurvey,
} as const satisfies Endpoint;

export const withdrawSupplement = {
  method: 'POST',
  path: '/api/staff/surveys/{eventId}/supplements/{supplementId}/withdraw',
  access: 'staff',
  right: 'survey',
  place: { event: 'eventId' },
  service: 'survey',
  status: 204,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict', 'stale-version'],
  schemas: {} as typeof schemas.withdrawSupplement,
} as const satisfies Endpoint;

export const sendSurveyBack = {
  method: 'POST',
  path: '/api/staff/surveys/{eventId}/send-back',
  access: 'staff',
  right: 'survey',
  place: { event: 'eventId' },
  service: 'survey',
  status: 204,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict', 'stale-version'],
  schemas: {} as typeof schemas.sendSurveyBack,
} as const satisfies Endpoint;

export const setLogOk = {
  method: 'PUT',
  path: '/api/staff/surveys/{eventId}/log-ok',
  access: 'staff',
  right: 'survey',
  place: { event: 'eventId' },
  service: 'survey',
  status: 204,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.setLogOk,
} as const satisfies Endpoint;

export const chooseLunch = {
  method: 'PUT',
  path: '/api/staff/surveys/{eventId}/day/{dayIndex}/lunch',
  access: 'staff',
  right: 'survey',
  place: { event: 'eventId' },
  service: 'survey',
  status: 204,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'stale-version', 'no-seats'],
  schemas: {} as typeof schemas.chooseLunch,
} as const satisfies Endpoint;

export const listScientists = {
  method: 'GET',
  path: '/api/staff/meeting-scientists',
  access: 'staff',
  right: 'events',
  place: 'none',
  service: 'survey',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.listScientists,
} as const satisfies Endpoint;

export const createScientist = {
  method: 'POST',
  path: '/api/staff/meeting-scientists',
  access: 'staff',
  right: 'survey',
  place: 'network',
  service: 'survey',
  status: 201,
  refusals: ['authentication-required', 'forbidden', 'conflict'],
  schemas: {} as typeof schemas.createScientist,
} as const satisfies Endpoint;

export const changeScientist = {
  method: 'PUT',
  path: '/api/staff/meeting-scientists/{scientistId}',
  access: 'staff',
  right: 'survey',
  place: 'network',
  service: 'survey',
  status: 204,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict', 'stale-version'],
  schemas: {} as typeof schemas.changeScientist,
} as const satisfies Endpoint;

export const listCrmFaults = {
  method: 'GET',
  path: '/api/staff/crm-faults',
  access: 'staff',
  right: 'prices',
  place: 'network',
  service: 'survey',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.listCrmFaults,
} as const satisfies Endpoint;

export const retryCrm = {
  method: 'POST',
  path: '/api/staff/crm-faults/{quoteId}/retry',
  access: 'staff',
  right: 'change',
  place: 'network',
  service: 'survey',
  status: 204,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.retryCrm,
} as const satisfies Endpoint;

export const listParkedSurveyEvents = {
  method: 'GET',
  path: '/api/staff/parked-events',
  access: 'staff',
  right: 'prices',
  place: 'network',
  service: 'survey',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.listParkedSurveyEvents,
} as const satisfies Endpoint;

export const resendParkedSurveyEvent = {
  method: 'POST',
  path: '/api/staff/parked-events/{eventId}/resend',
  access: 'staff',
  right: 'change',
  place: 'network',
  service: 'survey',
  status: 204,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.resendParkedSurveyEvent,
} as const satisfies Endpoint;

export const getSurveyTrail = {
  method: 'GET',
  path: '/api/staff/audit-trail',
  access: 'staff',
  right: 'prices',
  place: 'network',
  service: 'survey',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.getSurveyTrail,
} as const satisfies Endpoint;
