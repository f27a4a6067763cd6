import type { SurveySummary } from '@plenary/contracts/survey-summary.schemas';
import { fetchSummary } from '../api.ts';
import { paths } from '../paths.ts';
import { afterSharing } from '../survey/load-survey.ts';

interface LoaderArgs {
  params: { eventId?: string; dayIndex?: string };
  request: Request;
}

const wholeNumber = /^\d{1,2}$/;

/** All answers, for the rows of a day. A failure is thrown on the page of the day alone: a step is answered without its rows. */
export const loadDay = afterSharing(async ({ params, request }: LoaderArgs): Promise<SurveySummary | null> => {
  const { eventId = '', dayIndex = '' } = params;
  const isDayAlone = new URL(request.url).pathname.replace(/\/$/, '') === `${paths.step(eventId, { type: 'contact' })}/day/${dayIndex}`;
  try {
    const summary = await fetchSummary(eventId, request.signal);
    if (isDayAlone && !(wholeNumber.test(dayIndex) && summary.days[Number(dayIndex)])) throw new Response(null, { status: 404 });
    return summary;
  } catch (error) {
    if (isDayAlone || request.signal.aborted) throw error;
    return null;
  }
});
