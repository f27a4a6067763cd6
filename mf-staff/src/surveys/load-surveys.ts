import type { StaffSurvey, SurveyRow } from '@plenary/contracts/staff-surveys.schemas';
import { eventStatuses } from '@plenary/contracts/survey-terms';
import { endedQuoteOf } from '@plenary/http/ended-quote';
import { redirect } from '@plenary/platform/router';
import { paths } from '../paths.ts';
import { fetchSurvey, fetchSurveys, type SurveyView } from './api.ts';

export interface SurveysData {
  view: SurveyView;
  surveys: SurveyRow[];
}

/** Surveys in the state from the address, or with an unanswered charge; without either, those that wait for staff. */
export const loadSurveys = async ({ request }: { request: Request }): Promise<SurveysData> => {
  const query = new URL(request.url).searchParams;
  const status = eventStatuses.find((one) => one === query.get('status')) ?? 'WAITING_COMET_VALIDATION';
  const view = query.get('charges') === 'proposed' ? 'charges' : status;
  return { view, surveys: await fetchSurveys(view, request.signal) };
};

interface SurveyArgs {
  params: { eventId?: string };
  request: Request;
}

/** A survey; the address of one whose booking has ended leads to its quote. */
export const loadSurvey = async ({ params: { eventId = '' }, request }: SurveyArgs): Promise<StaffSurvey> => {
  try {
    return await fetchSurvey(eventId, request.signal);
  } catch (error) {
    const quoteId = endedQuoteOf(error);
    throw quoteId ? redirect(paths.quote(quoteId)) : error;
  }
};
