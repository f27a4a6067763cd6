import type { StaffSurvey, SurveyRow } from '@plenary/contracts/staff-surveys';
import { type EventStatus, eventStatuses } from '@plenary/contracts/survey-terms';
import { fetchSurvey, fetchSurveys } from './api.ts';

export interface SurveysData {
  status: EventStatus;
  surveys: SurveyRow[];
}

/** Surveys of the state that the address names; without one, those that wait for staff. */
export const loadSurveys = async ({ request }: { request: Request }): Promise<SurveysData> => {
  const named = new URL(request.url).searchParams.get('status');
  const status = eventStatuses.find((one) => one === named) ?? 'WAITING_COMET_VALIDATION';
  return { status, surveys: await fetchSurveys(status, request.signal) };
};

interface SurveyArgs {
  params: { eventId?: string };
  request: Request;
}

export const loadSurvey = ({ params: { eventId = '' }, request }: SurveyArgs): Promise<StaffSurvey> => fetchSurvey(eventId, request.signal);
