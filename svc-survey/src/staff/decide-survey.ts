import type { EventStatus } from '@plenary/contracts/survey-terms';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Change } from '@plenary/service-kit/audit-trail';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import type { EventRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { isLogOk } from '../events/event-clock.ts';
import type { ChangedValue } from '../events/event-record.ts';
import { appendNotice } from '../notices/append-notice.ts';
import type { SeenSurvey } from '../surveys/find-waiting.ts';
import { appendHistory } from '../surveys/survey-history.ts';
import { surveySubject } from '../surveys/survey-subject.ts';

export interface Decision extends SeenSurvey {
  actor: UserActor;
}

/** Changes made by reopening a survey, for the trail; undefined if it was open. */
export const openedBy = (waiting: EventRow, now: number): Change | undefined =>
  isLogOk(waiting, now) ? { field: 'isLogOk', from: waiting.logOk === null ? null : true, to: false } : undefined;

type Decided = Partial<Pick<EventRow, 'record' | 'logOk'>> & { status: EventStatus; staffMessage: string | null };

export const decide = async (tx: Transaction, { tables }: SurveyDeps, { id, revision }: EventRow, decided: Decided): Promise<EventRow> => {
  const { meetingEvent } = tables;
  const [event] = await tx
    .update(meetingEvent)
    .set({ ...decided, revision: revision + 1 })
    .where(and(eq(meetingEvent.id, id), eq(meetingEvent.revision, revision)))
    .returning();
  return event ?? refuse('stale-version');
};

interface Told {
  /** Id of the audit entry. */
  entryId: string;
  event: EventRow;
  kind: 'accepted' | 'sent-back';
  actor: UserActor;
  message?: string;
  /** What staff chose in place of what was asked for. */
  chosen?: readonly ChangedValue[];
  /** People that staff let into a room beyond its figure. */
  exceeded?: readonly ChangedValue[];
  /** For the trail, which outlives the event: no text of staff. */
  changes: readonly Change[];
  /** Set if the survey was closed, and is open now. */
  opening: Change | undefined;
  now: number;
}

/** Keeps a decision in the survey's history and in the trail, and mails it to the customer. */
export const tellDecision = async (
  tx: Transaction,
  deps: SurveyDeps,
  { entryId, event, kind, actor, message, chosen, exceeded, changes, opening, now }: Told,
): Promise<void> => {
  if (opening) await appendHistory(tx, deps.tables, { event, kind: 'opened', author: actor.email, now });
  await appendHistory(tx, deps.tables, { event, kind, author: actor.email, message, now });
  await appendNotice(tx, deps, { event, kind, message, chosen, exceeded, now, id: `${event.id}-${kind}-${event.revision}` });
  const deed = { id: entryId, at: now, by: actor, action: `survey-${kind}` as const, subject: surveySubject(event) };
  await audit(tx, deps.tables, { ...deed, changes: [...changes, ...(opening ? [opening] : [])] });
};
