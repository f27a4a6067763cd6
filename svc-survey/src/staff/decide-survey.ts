import type { Charge } from '@plenary/contracts/supplements';
import type { EventStatus } from '@plenary/contracts/survey-terms';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import { audit, type Change } from '../audit/audit.ts';
import type { EventRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { isLogOk } from '../events/event-clock.ts';
import { appendNotice } from '../notices/append-notice.ts';
import { stepOfKey } from '../surveys/step-keys.ts';
import { kindOf } from '../surveys/step-kinds.ts';
import { appendHistory } from '../surveys/survey-history.ts';
import { readSteps } from '../surveys/survey-steps.ts';
import { findSurvey } from './find-survey.ts';
import { surveySubject } from './survey-subject.ts';

interface Decision {
  actor: UserActor;
  eventId: string;
  /** Of the survey as it was seen. */
  revision: number;
}

/** Accepts a survey that waits: its values become what later ones are compared with. Refuses `conflict` where it does not wait, `stale-version` where it is not the one that was seen. */
export const acceptSurvey = (deps: SurveyDeps, { charge, ...decision }: Decision & { charge?: Charge | undefined }): Promise<void> => {
  const entryId = deps.newId();
  const now = deps.now();
  return deps.database.transact(async (tx) => {
    const waiting = await findWaiting(tx, deps, decision);
    const { record: before } = waiting;
    const record = charge ? { ...before, charges: [...(before.charges ?? []), charge] } : before;
    const event = await decide(tx, deps, waiting, { status: 'DONE', staffMessage: null, record });
    await takeAsReference(tx, deps, event);
    const changes = charge ? [{ field: 'charge', from: null, to: `${(charge.excludingVat / 100).toFixed(2)} EUR` }] : [];
    await tell(tx, deps, { entryId, event, kind: 'accepted', actor: decision.actor, changes, now });
  });
};

/** Sends a survey that waits back to its customer, and opens it for them where it was closed; refuses as `acceptSurvey`. */
export const sendSurveyBack = (deps: SurveyDeps, { message, ...decision }: Decision & { message: string }): Promise<void> => {
  const entryId = deps.newId();
  const now = deps.now();
  const { actor } = decision;
  return deps.database.transact(async (tx) => {
    const waiting = await findWaiting(tx, deps, decision);
    const opens = isLogOk(waiting, now);
    const event = await decide(tx, deps, waiting, { status: 'TODO', staffMessage: message, ...(opens && { logOk: 0 }) });
    if (opens) await appendHistory(tx, deps.tables, { event, kind: 'opened', author: actor.email, now });
    const changes = opens ? [{ field: 'isLogOk', from: waiting.logOk === null ? null : true, to: false }] : [];
    await tell(tx, deps, { entryId, event, kind: 'sent-back', actor, message, changes, now });
  });
};

const findWaiting = async (tx: Transaction, { tables }: SurveyDeps, { eventId, revision }: Decision): Promise<EventRow> => {
  const event = await findSurvey(tx, tables, eventId);
  if (event.status !== 'WAITING_COMET_VALIDATION') return refuse('conflict');
  return event.revision === revision ? event : refuse('stale-version');
};

type Decided = Partial<Pick<EventRow, 'record' | 'logOk'>> & { status: EventStatus; staffMessage: string | null };

const decide = async (tx: Transaction, { tables }: SurveyDeps, { id, revision }: EventRow, decided: Decided): Promise<EventRow> => {
  const { meetingEvent } = tables;
  const [event] = await tx
    .update(meetingEvent)
    .set({ ...decided, revision: revision + 1 })
    .where(and(eq(meetingEvent.id, id), eq(meetingEvent.revision, revision)))
    .returning();
  return event ?? refuse('stale-version');
};

const takeAsReference = async (tx: Transaction, { tables }: SurveyDeps, event: EventRow): Promise<void> => {
  const { surveyStep } = tables;
  for (const { key, answers, initial } of (await readSteps(tx, tables, event.id)).values()) {
    const accepted = kindOf(stepOfKey(key)).accepted(answers, initial);
    await tx
      .update(surveyStep)
      .set(accepted)
      .where(and(eq(surveyStep.eventId, event.id), eq(surveyStep.key, key)))
      .returning();
  }
};

interface Told {
  /** Of the audit trail. */
  entryId: string;
  event: EventRow;
  kind: 'accepted' | 'sent-back';
  actor: UserActor;
  message?: string;
  /** For the trail, which outlives the event: no text that staff wrote. */
  changes: readonly Change[];
  now: number;
}

const tell = async (tx: Transaction, deps: SurveyDeps, { entryId, event, kind, actor, message, changes, now }: Told): Promise<void> => {
  await appendHistory(tx, deps.tables, { event, kind, author: actor.email, message, now });
  await appendNotice(tx, deps, { event, kind, message, now, id: `${event.id}-${kind}-${event.revision}` });
  await audit(tx, deps.tables, { id: entryId, at: now, by: actor, action: `survey-${kind}`, subject: surveySubject(event), changes });
};
