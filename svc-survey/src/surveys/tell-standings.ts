import { type StandingSurvey, surveyStands } from '@plenary/contracts/events';
import type { EventStatus } from '@plenary/contracts/survey-terms';
import type { Transaction } from '@plenary/service-kit/database/database';
import { appendEvent } from '@plenary/service-kit/outbox';
import { and, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { EventRow, StepRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { supplementsOf } from '../events/supplements-of.ts';
import { agreedAt } from './agreed-at.ts';
import type { RoomAnswers } from './steps/room-step.ts';
import { readSteps } from './survey-steps.ts';

const atOnce = 200;

const isLive = ({ isReady, isCancelled }: EventRow): boolean => isReady && !isCancelled;

/** What the customer calls the first plenary that has a name, else the first room. */
const titleOf = ({ record }: EventRow, steps: ReadonlyMap<string, StepRow>): string => {
  const names = record.days
    .flatMap((day) => day.steps)
    .map((key) => (steps.get(key)?.answers as Partial<RoomAnswers> | undefined)?.displayedMeetingName);
  return names.find(Boolean) ?? '';
};

/**
 * Tells svc-booking of the surveys that stand elsewhere than when it was last told, and what their agreed supplements come to: whatever
 * changed them, an older version of this service among it. Answers how many.
 */
export const tellStandings = async (deps: SurveyDeps): Promise<number> => {
  const { database, tables, wantedEvents } = deps;
  if (!wantedEvents.has(surveyStands)) return 0;
  const { meetingEvent, toldSurvey } = tables;
  const isLiveNow: SQL = sql`${meetingEvent.isReady} * (1 - ${meetingEvent.isCancelled})`;
  const isUntold = and(isNull(toldSurvey.eventId), sql`${isLiveNow} = 1`);
  const isUnpriced = and(
    isNotNull(toldSurvey.eventId),
    or(isNull(toldSurvey.pricedRevision), ne(toldSurvey.pricedRevision, meetingEvent.revision)),
  );
  const isBehind = or(isUntold, isUnpriced, ne(toldSurvey.revision, meetingEvent.revision), sql`${toldSurvey.isLive} <> ${isLiveNow}`);
  const behind = await database.read
    .select({ id: meetingEvent.id })
    .from(meetingEvent)
    .leftJoin(toldSurvey, eq(toldSurvey.eventId, meetingEvent.id))
    .where(and(isNotNull(meetingEvent.quoteId), isBehind))
    .limit(atOnce);
  for (const { id } of behind) await database.transact((tx) => tellStanding(tx, deps, id));
  return behind.length === atOnce ? atOnce + (await tellStandings(deps)) : behind.length;
};

const tellStanding = async (tx: Transaction, deps: SurveyDeps, eventId: string): Promise<void> => {
  const { meetingEvent, toldSurvey } = deps.tables;
  const [event] = await tx.select().from(meetingEvent).where(eq(meetingEvent.id, eventId));
  if (!event?.quoteId) return;
  const [before] = await tx.select().from(toldSurvey).where(eq(toldSurvey.eventId, eventId));
  const sequence = (before?.sequence ?? 0) + 1;
  const told = { sequence, revision: event.revision, pricedRevision: event.revision, isLive: isLive(event) };
  const written = await tx
    .insert(toldSurvey)
    .values({ eventId, ...told })
    .onConflictDoUpdate({ target: toldSurvey.eventId, set: told, setWhere: eq(toldSurvey.sequence, before?.sequence ?? 0) })
    .returning({ eventId: toldSurvey.eventId });
  // Another replica was faster.
  if (written.length === 0) return;
  const steps = await readSteps(tx, deps.tables, eventId);
  const { agreed } = supplementsOf(event, steps.get('upsell'));
  const net = agreed.reduce((sum, { excludingVat }) => sum + (excludingVat ?? 0), 0);
  const supplements = { net, agreedAt: await agreedAt(tx, deps.tables, event) };
  const standing = told.isLive ? { status: event.status as EventStatus, title: titleOf(event, steps), supplements } : gone;
  await append(tx, deps, { eventId, sequence, payload: { quoteId: event.quoteId, ...standing } });
};

const gone = { status: null, title: '' };

/** Tells that events are deleted, in the transaction that deletes them and before it does: their titles go everywhere. */
export const tellGone = async (
  tx: Transaction,
  deps: Pick<SurveyDeps, 'database' | 'tables' | 'now' | 'wantedEvents'>,
  eventIds: readonly string[],
): Promise<void> => {
  const { meetingEvent, toldSurvey } = deps.tables;
  if (!deps.wantedEvents.has(surveyStands)) return;
  const told = await tx
    .select({ eventId: toldSurvey.eventId, sequence: toldSurvey.sequence, quoteId: meetingEvent.quoteId })
    .from(toldSurvey)
    .innerJoin(meetingEvent, eq(meetingEvent.id, toldSurvey.eventId))
    .where(inArray(toldSurvey.eventId, [...eventIds]));
  for (const { eventId, sequence, quoteId } of told)
    if (quoteId) await append(tx, deps, { eventId, sequence: sequence + 1, payload: { quoteId, ...gone } });
};

const append = (
  tx: Transaction,
  { database, now }: Pick<SurveyDeps, 'database' | 'now'>,
  { eventId, sequence, payload }: { eventId: string; sequence: number; payload: StandingSurvey },
): Promise<void> =>
  appendEvent(
    tx,
    database,
    { id: `${eventId}-stands-${sequence}`, type: surveyStands, aggregateId: payload.quoteId, sequence, payload },
    now(),
  );
