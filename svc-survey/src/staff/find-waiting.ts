import { refuse } from '@plenary/http/refuse';
import type { Reader } from '@plenary/service-kit/database/database';
import type { EventRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { findSurvey } from './find-survey.ts';

export interface SeenSurvey {
  eventId: string;
  /** Of the survey as it was seen. */
  revision: number;
}

/** A survey that waits for staff. Refuses `conflict` where it does not wait, `stale-version` where it is not the one that was seen. */
export const findWaiting = async (
  read: Reader,
  { tables }: Pick<SurveyDeps, 'tables'>,
  { eventId, revision }: SeenSurvey,
): Promise<EventRow> => {
  const event = await findSurvey(read, tables, eventId);
  if (event.status !== 'WAITING_COMET_VALIDATION') return refuse('conflict');
  return event.revision === revision ? event : refuse('stale-version');
};
