import { isDeepStrictEqual } from 'node:util';
import type { LunchSeats } from '@plenary/contracts/lunches.schemas';
import { type SurveyStep, targetAfter } from '@plenary/contracts/survey-flow';
import { editRefusal, statusAfterEdit } from '@plenary/contracts/survey-rules';
import type { SavedStep } from '@plenary/contracts/survey-step';
import type { EventStatus, SurveyAction } from '@plenary/contracts/survey-terms';
import { refuse } from '@plenary/http/refuse';
import type { Reader, Transaction } from '@plenary/service-kit/database/database';
import { and, eq, sql } from 'drizzle-orm';
import type { EventRow, StepRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { isLogOk } from '../events/event-clock.ts';
import { askToTell } from '../guests/ask-to-tell.ts';
import { refuseIfOvertaken } from './claim-lunch.ts';
import { lacksSeats } from './lunch-order.ts';
import type { StepAnswers } from './step-kind.ts';
import { kindOf } from './step-kinds.ts';
import { type Access, type Caller, surveyAccess } from './survey-access.ts';
import { contextFor, flowDays, lunchContext, presentStep, readStep, warningsOf } from './survey-steps.ts';
import { tellLunch } from './tell-lunch.ts';

export interface Save {
  caller: Caller;
  eventId: string;
  step: SurveyStep;
  body: { version?: number; action?: SurveyAction };
  /** Of a lunch: seats that it can have, and the sequence of the claim on them. */
  lunch?: { left: LunchSeats | undefined; claim?: number | null };
}

interface CheckedSave {
  access: Access;
  row: StepRow;
  answers: StepAnswers;
  isUnchanged: boolean;
}

/** The answers of a save as they would be kept. Refuses as `saveStep`. */
export const checkSave = async (
  read: Reader,
  deps: SurveyDeps,
  { caller, eventId, step, body, lunch, now = deps.now() }: Save & { now?: number },
): Promise<CheckedSave> => {
  const kind = kindOf(step);
  const access = await surveyAccess(read, deps.tables, { caller, eventId, now });
  const { event } = access;
  const closed = editRefusal({ status: event.status as EventStatus, isLogOk: isLogOk(event, now) });
  if (closed) return refuse(closed);
  const row = await readStep(read, deps.tables, event.id, step);
  const context = { ...contextFor(access, deps, step), ...(lunch && { lunch: lunchContext(row, { ...access.event, left: lunch.left }) }) };
  const answers = kind.answersOf(body, row);
  const errors = kind.faults(answers, row.initial, context, row.answers);
  if (lunch?.left && lacksSeats(answers, errors)) return refuse('no-seats', { members: { left: lunch.left } });
  if (Object.keys(errors).length > 0) return refuse('invalid-request', { errors });
  const isUnchanged = isDeepStrictEqual(answers, row.answers);
  if (!isUnchanged && body.version !== undefined && body.version !== row.version) {
    return refuse('stale-version', { members: { current: presentStep(row, event, step, context) } });
  }
  if (!access.isOwner && kind.orders?.(answers, row.answers)) return refuse('forbidden');
  return { access, row, answers, isUnchanged };
};

/**
 * Saves the answers of a step. Refuses with the faults of its fields; `survey-closed` or `survey-in-validation` while nothing may be
 * edited; `no-seats` with what is left where a lunch has too few; `stale-version` with the newer values after a concurrent save;
 * `forbidden` if the share link would order; `service-unavailable` where the claim of the lunch was overtaken. Unchanged answers change nothing.
 */
export const saveStep = (deps: SurveyDeps, save: Save): Promise<SavedStep> => {
  const now = deps.now();
  const { step, body, lunch } = save;
  return deps.database.transact(async (tx) => {
    const { access, row, answers, isUnchanged } = await checkSave(tx, deps, { ...save, now });
    const { event } = access;
    if (step.type === 'lunch') await refuseIfOvertaken(tx, deps.tables, { eventId: event.id, ...step, claim: lunch?.claim });
    const kept = await write(tx, deps, { event, row, answers, isUnchanged });
    if (step.type === 'lunch' && (!isUnchanged || !row.isSaved)) await tellLunch(tx, deps, { event, dayIndex: step.dayIndex, now });
    if (!isUnchanged && 'endTime' in answers) {
      const cause = `${row.key}-${kept.version}`;
      await askToTell(tx, deps, { eventId: event.id, cause, now, delay: deps.guests.updateDelay });
    }
    return {
      nextStep: targetAfter(flowDays(event), step, body.action ?? 'next'),
      version: kept.version,
      status: kept.status as EventStatus,
      hasWarning: warningsOf(event, deps, { ...row, answers }).length > 0,
    };
  });
};

interface Write {
  event: EventRow;
  row: StepRow;
  answers: StepAnswers;
  isUnchanged: boolean;
}

const write = async (
  tx: Transaction,
  { tables: { surveyStep, meetingEvent } }: SurveyDeps,
  { event, row, answers, isUnchanged }: Write,
): Promise<{ version: number; status: string }> => {
  const version = isUnchanged ? row.version : row.version + 1;
  if (isUnchanged && row.isSaved) return { version, status: event.status };
  const [written] = await tx
    .update(surveyStep)
    .set({ answers, version, isSaved: true })
    .where(and(eq(surveyStep.eventId, event.id), eq(surveyStep.key, row.key), eq(surveyStep.version, row.version)))
    .returning();
  if (!written) throw new Error('a step changed within the transaction that saves it');
  if (isUnchanged) return { version, status: event.status };
  const status = statusAfterEdit();
  await tx
    .update(meetingEvent)
    .set({ status, revision: sql`${meetingEvent.revision} + 1` })
    .where(eq(meetingEvent.id, event.id))
    .returning();
  return { version, status };
};
