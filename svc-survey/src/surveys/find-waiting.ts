import { refuse } from '@plenary/http/refuse';
import type { Reader } from '@plenary/service-kit/database/database';
import type { EventRow, StepRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { findSurvey } from './find-survey.ts';
import { summaryOf } from './summary-of.ts';
import { readSteps } from './survey-steps.ts';
import { unheldRooms } from './unheld-rooms.ts';

export interface SeenSurvey {
  eventId: string;
  /** Revision of the survey that was seen. */
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

/**
 * A waiting survey with its steps. Refuses as `findWaiting`, like saving it, with the unanswered fields, and `room-not-held` with the rooms
 * that the group would be in while its booking does not hold them.
 */
export const findAcceptable = async (
  read: Reader,
  deps: SurveyDeps,
  seen: SeenSurvey,
): Promise<{ waiting: EventRow; steps: ReadonlyMap<string, StepRow> }> => {
  const waiting = await findWaiting(read, deps, seen);
  const steps = await readSteps(read, deps.tables, waiting.id);
  const { errors } = summaryOf(deps, waiting, { steps });
  if (Object.keys(errors).length > 0) return refuse('invalid-request', { errors });
  const rooms = unheldRooms(waiting, steps);
  return rooms.length > 0 ? refuse('room-not-held', { members: { rooms } }) : { waiting, steps };
};
