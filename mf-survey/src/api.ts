import type { EndpointResponse } from '@plenary/contracts/endpoint';
import { getEventCalendar } from '@plenary/contracts/meeting-events.endpoints';
import * as contract from '@plenary/contracts/survey.endpoints';
import type { SurveyOverview } from '@plenary/contracts/survey.schemas';
import * as surveyShare from '@plenary/contracts/survey-share.endpoints';
import * as surveySummary from '@plenary/contracts/survey-summary.endpoints';
import type { SurveySummary } from '@plenary/contracts/survey-summary.schemas';
import { addressOf } from '@plenary/http/create-caller';
import { call } from './call.ts';

export const fetchSurvey = (eventId: string, signal?: AbortSignal): Promise<SurveyOverview> =>
  call(contract.getSurvey, { params: { eventId } }, { signal });

export const fetchSummary = (eventId: string, signal?: AbortSignal): Promise<SurveySummary> =>
  call(surveySummary.getSummary, { params: { eventId } }, { signal });

export type Validation = EndpointResponse<typeof surveySummary.validateSurvey>;

/** Saves the summary of a revision. */
export const validateSurvey = (eventId: string, revision: number | undefined): Promise<Validation> =>
  call(surveySummary.validateSurvey, { params: { eventId }, query: { ...(revision !== undefined && { revision }) } });

/** Turns a share link's token into access for this browser; 404: the link is no longer valid. */
export const openShareLink = (eventId: string, token: string): Promise<{ expiresAt: string }> =>
  call(surveyShare.openShareLink, { params: { eventId }, body: { token } });

export const calendarAddress = (eventId: string): string => addressOf(getEventCalendar, { params: { eventId } });
