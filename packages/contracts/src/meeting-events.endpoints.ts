import type { Endpoint } from './endpoint.ts';
import type * as schemas from './meeting-events.schemas.ts';

export const listMeetingEvents = {
  method: 'GET',
  path: '/api/meeting-events',
  access: 'session',
  service: 'survey',
  status: 200,
  refusals: ['authentication-required'],
  schemas: {} as typeof schemas.listMeetingEvents,
} as const satisfies Endpoint;

export const getMeetingEvent = {
  method: 'GET',
  path: '/api/meeting-events/{eventId}',
  access: 'session',
  service: 'survey',
  status: 200,
  refusals: ['authentication-required', 'not-found'],
  schemas: {} as typeof schemas.getMeetingEvent,
} as const satisfies Endpoint;

export const getEventQuote = {
  method: 'GET',
  path: '/api/meeting-events/{eventId}/quotes/{quoteId}',
  access: 'session',
  service: 'survey',
  status: 200,
  refusals: ['authentication-required', 'not-found'],
  schemas: {} as typeof schemas.getEventQuote,
} as const satisfies Endpoint;

/**
 * Agreeing makes a charge a supplement; refusing it puts the survey before the Meeting Scientist again. Answered already, or taken back:
 * conflict.
 */
export const answerCharge = {
  method: 'PUT',
  path: '/api/meeting-events/{eventId}/charges/{chargeId}/answer',
  access: 'session',
  service: 'survey',
  status: 204,
  refusals: ['authentication-required', 'not-found', 'conflict'],
  schemas: {} as typeof schemas.answerCharge,
} as const satisfies Endpoint;

export const getEventCalendar = {
  method: 'GET',
  path: '/api/meeting-events/{eventId}/event.ics',
  access: 'session',
  service: 'survey',
  status: 200,
  refusals: ['authentication-required', 'not-found'],
  schemas: {} as typeof schemas.getEventCalendar,
} as const satisfies Endpoint;

/** Named by its content: another portrait has another address, so browsers keep each. */
export const getScientistPicture = {
  method: 'GET',
  path: '/api/meeting-scientists/pictures/{sha256}',
  access: 'anyone',
  service: 'survey',
  status: 200,
  refusals: ['not-found'],
  schemas: {} as typeof schemas.getScientistPicture,
} as const satisfies Endpoint;

/**
 * Opened from a mail: `/profile/events/{userSalesforceId}/check-user?eventId=…`. PROFILE: the caller is the person meant. LOGIN: they
 * sign in with their address, which `email` shows masked. PASSWORD_CREATION: they never chose a password, the link requests the mail to
 * do so. SIGNIN: no account has the address. A caller signed in with another address gets LOGIN and goes to `surveyUrl` where there is
 * one. not-found: the link is not valid, or no longer.
 */
export const checkEventUser = {
  method: 'GET',
  path: '/api/meeting-events/{userSalesforceId}/check-user',
  access: 'anyone',
  service: 'survey',
  status: 200,
  refusals: ['not-found'],
  schemas: {} as typeof schemas.checkEventUser,
} as const satisfies Endpoint;

/** As `checkEventUser`, with the token of the share link in the body: queries stand in the logs of proxies. */
export const checkEventLink = {
  method: 'POST',
  path: '/api/meeting-events/{userSalesforceId}/check-user',
  access: 'anyone',
  service: 'survey',
  status: 200,
  refusals: ['not-found'],
  schemas: {} as typeof schemas.checkEventLink,
} as const satisfies Endpoint;

/** Link `createPasswordWithKnownUser` of check-user. */
export const createPasswordWithKnownUser = {
  method: 'POST',
  path: '/api/meeting-events/{userSalesforceId}/create-password',
  access: 'anyone',
  service: 'survey',
  status: 204,
  refusals: ['not-found'],
  schemas: {} as typeof schemas.createPasswordWithKnownUser,
} as const satisfies Endpoint;
