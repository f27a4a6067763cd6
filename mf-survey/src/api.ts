import type { EndpointResponse } from '@plenary/contracts/endpoint';
import type { getEventCalendar } from '@plenary/contracts/meeting-events';
import type * as contract from '@plenary/contracts/survey';
import type * as surveyShare from '@plenary/contracts/survey-share';
import type * as surveySummary from '@plenary/contracts/survey-summary';
import { addressOf } from '@plenary/http/create-caller';
import { refer } from '@plenary/http/refer';
import { call } from './call.ts';

const survey = '/api/meeting-events/{eventId}/customer-survey';

export const fetchSurvey = (eventId: string, signal?: AbortSignal): Promise<contract.SurveyOverview> =>
  call(refer<typeof contract.getSurvey>('GET', survey), { params: { eventId } }, { signal });

export const fetchDay = (eventId: string, dayIndex: number, signal?: AbortSignal): Promise<contract.SurveyDay> =>
  call(refer<typeof contract.getSurveyDay>('GET', `${survey}/day/{dayIndex}`), { params: { eventId, dayIndex } }, { signal });

export const fetchSummary = (eventId: string, signal?: AbortSignal): Promise<surveySummary.SurveySummary> =>
  call(refer<typeof surveySummary.getSummary>('GET', `${survey}/summary`), { params: { eventId } }, { signal });

export type Validation = EndpointResponse<typeof surveySummary.validateSurvey>;

/** Saves the summary. */
export const validateSurvey = (eventId: string): Promise<Validation> =>
  call(refer<typeof surveySummary.validateSurvey>('POST', `${survey}/validate`), { params: { eventId } });

/** Turns a share link's token into access for this browser; 404: the link is no longer valid. */
export const openShareLink = (eventId: string, token: string): Promise<{ expiresAt: string }> =>
  call(refer<typeof surveyShare.openShareLink>('POST', `${survey}/share-link/open`), { params: { eventId }, body: { token } });

export const calendarAddress = (eventId: string): string =>
  addressOf(refer<typeof getEventCalendar>('GET', '/api/meeting-events/{eventId}/event.ics'), { params: { eventId } });
