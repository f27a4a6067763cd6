import * as z from 'zod';
import { salesforceId } from './meeting-events.ts';
import type { RefusalCode } from './problem.ts';

/** How a customer survey is asked for, and by whom (spec/logistics.md §§3, 7). */

export const surveyPath = '/api/meeting-events/{eventId}/customer-survey';
export const ofEvent = z.object({ eventId: salesforceId });
export const index = z.coerce.number().int().min(0).max(99);
export const ofDay = ofEvent.extend({ dayIndex: index });

/** Who may call: the owner of the event, and whoever opened its share link in this browser. Others of an event that exists: not-found. */
export const forGuests = { access: 'anyone', status: 200, refusals: ['authentication-required', 'not-found'] } as const;
export const forSavers = {
  access: 'anyone',
  status: 200,
  refusals: ['authentication-required', 'not-found', 'survey-closed', 'survey-in-validation', 'stale-version'],
} as const satisfies { access: 'anyone'; status: 200; refusals: readonly RefusalCode[] };
