import type { SurveySummary } from '@plenary/contracts/survey-summary.schemas';
import { fetchSummary } from '../api.ts';
import { afterSharing } from '../survey/load-survey.ts';

/** All answers of a survey. A failure is thrown. */
export const loadSummary = afterSharing(
  ({ params: { eventId = '' }, request }: { params: { eventId?: string }; request: Request }): Promise<SurveySummary> =>
    fetchSummary(eventId, request.signal),
);
