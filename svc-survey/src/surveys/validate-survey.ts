import { editRefusal, statusAfterSave } from '@plenary/contracts/survey-rules';
import type { EventStatus } from '@plenary/contracts/survey-terms';
import { refuse } from '@plenary/http/refuse';
import { and, eq } from 'drizzle-orm';
import type { EventRow, StepRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { isLogOk } from '../events/event-clock.ts';
import { type LunchElsewhere, tellScientist } from '../notices/tell-scientist.ts';
import { openLunchCharges } from './lunch-charges.ts';
import { overfullRooms } from './overfull-rooms.ts';
import { roomSetUps } from './room-set-ups.ts';
import { summaryOf } from './summary-of.ts';
import { type Caller, surveyAccess } from './survey-access.ts';
import { appendHistory } from './survey-history.ts';
import { readSteps } from './survey-steps.ts';
import { claimUnsavedLunches, keepClaimed, type SeatedLunch } from './unsaved-lunches.ts';
import { valuesToValidate } from './values-to-validate.ts';

interface Save {
  caller: Caller;
  eventId: string;
  /** Of the summary as it was read; undefined: whatever it is. */
  revision?: number | undefined;
}

interface Validated {
  status: EventStatus;
  hasWarning: boolean;
}

/**
 * Saves the summary (server-rules §5): DONE without warnings, else WAITING_COMET_VALIDATION and a mail to the Meeting Scientist. A room
 * that is overfull waits too, but for the time in which nobody can say what it holds (docs/decisions/0046). Refuses
 * with the unanswered fields, and as `survey-closed` or `survey-in-validation`; `stale-version` where the survey
 * is another one than was read, whose lunches would be agreed to unseen; as `claimUnsavedLunches`. All its steps are saved with it. Saving it
 * unchanged leaves it unchanged.
 */
export const validateSurvey = async (deps: SurveyDeps, { caller, eventId, revision }: Save): Promise<Validated> => {
  const { database, tables } = deps;
  const now = deps.now();
  const { event: seen } = await surveyAccess(database.read, tables, { caller, eventId, now });
  const rooms = (await roomSetUps(deps, seen)) ?? new Map();
  const seated = await claimSeen(deps, seen);
  return database.transact(async (tx) => {
    const { event, isOwner } = await surveyAccess(tx, tables, { caller, eventId, now });
    const closed = editRefusal({ status: event.status as EventStatus, isLogOk: isLogOk(event, now) });
    if (closed) return refuse(closed);
    const steps = await readSteps(tx, tables, event.id);
    const overfull = overfullRooms(event, steps, rooms);
    const { hasWarning, errors } = summaryOf(deps, event, { steps, overfull });
    if (Object.keys(errors).length > 0) return refuse('invalid-request', { errors });
    if (event.status === 'DONE') return { status: 'DONE', hasWarning };
    if (revision !== undefined && revision !== event.revision) return refuse('stale-version');
    const status = statusAfterSave({ hasWarning });
    const [saved] = await tx
      .update(tables.meetingEvent)
      .set({ status, savedAt: now, staffMessage: null, revision: event.revision + 1 })
      .where(and(eq(tables.meetingEvent.id, event.id), eq(tables.meetingEvent.revision, event.revision)))
      .returning();
    if (!saved) throw new Error('a survey changed within the transaction that saves it');
    await keepClaimed(tx, deps, { event: saved, seated, now });
    await tx
      .update(tables.surveyStep)
      .set({ isSaved: true })
      .where(eq(tables.surveyStep.eventId, saved.id))
      .returning({ key: tables.surveyStep.key });
    const author = isOwner ? event.record.customer.email : 'share-link';
    await appendHistory(tx, tables, { event: saved, kind: hasWarning ? 'saved-with-warnings' : 'saved', author, now });
    const differences = valuesToValidate(deps, event, steps);
    const lunches = openLunches(event, steps);
    if (hasWarning) await tellScientist(tx, deps, { about: 'to-validate', event: saved, differences, overfull, lunches, now });
    return { status, hasWarning };
  });
};

/** Nothing is claimed for a survey that takes no answers: saving it is refused. */
const claimSeen = async (deps: SurveyDeps, seen: EventRow): Promise<SeatedLunch[]> =>
  seen.status === 'TODO' && !isLogOk(seen, deps.now())
    ? claimUnsavedLunches(deps, seen, await readSteps(deps.database.read, deps.tables, seen.id))
    : [];

/** Lunches elsewhere whose price staff have to charge or waive. */
const openLunches = ({ record }: EventRow, steps: ReadonlyMap<string, StepRow>): LunchElsewhere[] =>
  openLunchCharges(record, steps).map(({ dayIndex, service, pax }) => ({ day: record.days[dayIndex]?.date ?? '', servedAs: service, pax }));
