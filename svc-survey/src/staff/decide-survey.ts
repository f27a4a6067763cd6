import type { Charge } from '@plenary/contracts/supplements';
import type { EventStatus } from '@plenary/contracts/survey-terms';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import type { EventRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
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
    const event = await decide(tx, deps, { ...decision, status: 'DONE', message: null, charge });
    await takeAsReference(tx, deps, event);
    await tell(tx, deps, { entryId, event, kind: 'accepted', actor: decision.actor, charge, now });
  });
};

/** Sends a survey that waits back to its customer; refuses as `acceptSurvey`. */
export const sendSurveyBack = (deps: SurveyDeps, decision: Decision & { message: string }): Promise<void> => {
  const entryId = deps.newId();
  const now = deps.now();
  const { message } = decision;
  return deps.database.transact(async (tx) => {
    const event = await decide(tx, deps, { ...decision, status: 'TODO' });
    await tell(tx, deps, { entryId, event, kind: 'sent-back', actor: decision.actor, message, now });
  });
};

const decide = async (
  tx: Transaction,
  { tables }: SurveyDeps,
  { eventId, revision, status, message, charge }: Decision & { status: EventStatus; message: string | null; charge?: Charge | undefined },
): Promise<EventRow> => {
  const { meetingEvent } = tables;
  const event = await findSurvey(tx, tables, eventId);
  if (event.status !== 'WAITING_COMET_VALIDATION') return refuse('conflict');
  if (event.revision !== revision) return refuse('stale-version');
  const { record: before } = event;
  const record = charge ? { ...before, charges: [...(before.charges ?? []), charge] } : before;
  const [decided] = await tx
    .update(meetingEvent)
    .set({ status, staffMessage: message, revision: revision + 1, record })
    .where(and(eq(meetingEvent.id, event.id), eq(meetingEvent.revision, revision)))
    .returning();
  return decided ?? refuse('stale-version');
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
  charge?: Charge | undefined;
  now: number;
}

const tell = async (tx: Transaction, deps: SurveyDeps, { entryId, event, kind, actor, message, charge, now }: Told): Promise<void> => {
  await appendHistory(tx, deps.tables, { event, kind, author: actor.email, message, now });
  await appendNotice(tx, deps, { event, kind, message, now, id: `${event.id}-${kind}-${event.revision}` });
  const changes = [
    ...(message === undefined ? [] : [{ field: 'message', from: null, to: message }]),
    ...(charge ? [{ field: 'charge', from: null, to: `${charge.label}, ${(charge.excludingVat / 100).toFixed(2)} EUR` }] : []),
  ];
  await audit(tx, deps.tables, { id: entryId, at: now, by: actor, action: `survey-${kind}`, subject: surveySubject(event), changes });
};
