import { isDeepStrictEqual } from 'node:util';
import type { BookingEvent } from '@plenary/contracts/events';
import { statusAfterEdit } from '@plenary/contracts/survey-rules';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq, sql } from 'drizzle-orm';
import type { EventRow, StepRow, SurveyTables } from '../db/tables.ts';
import type { EventRecord } from '../events/event-record.ts';
import { stepOfKey } from '../events/step-keys.ts';
import { initialSteps } from '../surveys/initial-steps.ts';
import { readSteps } from '../surveys/survey-steps.ts';
import { levelLunchSequences } from './level-lunch-sequences.ts';

interface Followed {
  event: EventRow;
  /** As it is written with the booking that was told. */
  record: EventRecord;
  before: BookingEvent;
  told: BookingEvent;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Takes the days and people of a changed booking into its survey (design: lifecycle L23): questions that they touch get the new values and
 * have to be answered again, other answers stay with their day. Answers the record without agreements on what has changed since.
 */
export const followChange = async (
  tx: Transaction,
  tables: SurveyTables,
  { event, record, before, told }: Followed,
): Promise<EventRecord> => {
  const kept = await readSteps(tx, tables, event.id);
  const was = new Map(initialSteps(event.record, before).map((step) => [step.key, step]));
  const changed = new Map<string, readonly string[]>();
  for (const { key, answers, initial } of initialSteps(record, told)) {
    const row = kept.get(key);
    const old = was.get(key);
    if (!row || !old) continue;
    const hasMoved = dateOf(before, key) !== dateOf(told, key);
    const news = { answers: newFields(old.answers, answers, hasMoved), initial: newFields(old.initial, initial, hasMoved) };
    if (!hasMoved && Object.keys(news.initial).length === 0) continue;
    changed.set(key, Object.keys(news.initial));
    await rewrite(tx, tables, row, news);
  }
  if (changed.size === 0) return record;
  await levelLunchSequences(tx, tables, { eventId: event.id, dayCount: told.days.length });
  await tx
    .update(tables.meetingEvent)
    .set({ status: statusAfterEdit(), revision: sql`${tables.meetingEvent.revision} + 1` })
    .where(eq(tables.meetingEvent.id, event.id))
    .returning();
  const { agreements } = record;
  if (!agreements) return record;
  const stands = ({ key, field }: { key: string; field: string }) => !changed.get(key)?.includes(field);
  return { ...record, agreements: agreements.map((one) => ({ ...one, values: one.values.filter(stands) })) };
};

const dateOf = ({ days }: BookingEvent, key: string): string | undefined => {
  const step = stepOfKey(key);
  return 'dayIndex' in step ? days[step.dayIndex]?.date : undefined;
};

/** Where a lunch sits is new on another day; seats that were told with the booking are no answer. */
const newFields = (before: object, after: object, hasMoved: boolean): Fields =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([field, value]) =>
        field !== 'serviceCapacities' && ((hasMoved && field === 'service') || !isDeepStrictEqual((before as Fields)[field], value)),
    ),
  );

const rewrite = async (
  tx: Transaction,
  { surveyStep }: SurveyTables,
  { eventId, key, version, answers, initial }: StepRow,
  news: { answers: Fields; initial: Fields },
): Promise<void> => {
  await tx
    .update(surveyStep)
    .set({ answers: { ...answers, ...news.answers }, initial: { ...initial, ...news.initial }, isSaved: false, version: version + 1 })
    .where(and(eq(surveyStep.eventId, eventId), eq(surveyStep.key, key)))
    .returning();
};
