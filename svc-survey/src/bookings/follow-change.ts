import type { BookingEvent } from '@plenary/contracts/events';
import { isLunchOutside, lunchServedAs } from '@plenary/contracts/lunch-place';
import { isCompared } from '@plenary/contracts/survey-differences';
import { statusAfterEdit } from '@plenary/contracts/survey-rules';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq, sql } from 'drizzle-orm';
import type { EventRow, StepRow, SurveyTables } from '../db/tables.ts';
import { withAgreedWhere } from '../events/agreed-changes.ts';
import { changedValues, withBookedValues } from '../events/agreements.ts';
import { isLogOk } from '../events/event-clock.ts';
import type { ChangedValue, EventRecord } from '../events/event-record.ts';
import { stepOfKey } from '../events/step-keys.ts';
import { dayOfStep } from '../surveys/day-of-step.ts';
import { exchangeSteps } from '../surveys/exchange-steps.ts';
import { initialSteps } from '../surveys/initial-steps.ts';
import { withoutLunches } from '../surveys/lunch-charges.ts';
import { orderOf } from '../surveys/lunch-order.ts';
import { newFields } from '../surveys/new-fields.ts';
import type { LunchInitial } from '../surveys/steps/lunch-step.ts';
import { readSteps } from '../surveys/survey-steps.ts';
import { levelLunchSequences } from './level-lunch-sequences.ts';

interface Followed {
  event: EventRow;
  /** As it is written with the booking that was told. */
  record: EventRecord;
  before: BookingEvent;
  told: BookingEvent;
  now: number;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Takes the days and people of a changed booking into its survey (design: lifecycle L23): questions that they touch get the new values and
 * have to be answered again, other answers stay with their day; those of rooms, lunches and add-ons that are new come, those of ones that
 * are gone are archived, and come back with them. One that is closed waits for staff. Answers the record with what the booking holds now in place of what was agreed, without
 * agreements on a question that is on another day by now, and without charges of lunches that are gone or on another day.
 */
export const followChange = async (
  tx: Transaction,
  tables: SurveyTables,
  { event, record, before, told, now }: Followed,
): Promise<EventRecord> => {
  const kept = await readSteps(tx, tables, event.id);
  const was = new Map(initialSteps(event.record, before).map((step) => [step.key, step]));
  const changed = new Map<string, readonly string[]>();
  const booked: ChangedValue[] = [];
  const hasMoved = (key: string) => dayOfStep(before, key) !== dayOfStep(told, key);
  const wanted = initialSteps(record, told);
  // A survey that is not prepared yet gets its questions from the booking as it is by then.
  const fresh = kept.size > 0 ? wanted.filter(({ key }) => !kept.has(key)) : [];
  const surplus = [...kept.values()].filter(({ key }) => was.has(key) && !wanted.some((step) => step.key === key));
  for (const { key } of [...fresh, ...surplus]) changed.set(key, []);
  await exchangeSteps(tx, tables, {
    ...{ eventId: event.id, fresh, surplus },
    ...{ dayBefore: (key) => dayOfStep(before, key), dayNow: (key) => dayOfStep(told, key) },
  });
  for (const { key, answers, initial } of wanted) {
    const row = kept.get(key);
    const old = was.get(key);
    if (!row || !old) continue;
    const isOnOtherDay = hasMoved(key);
    const changes = { answers: newFields(old.answers, answers, isOnOtherDay), initial: newFields(old.initial, initial, isOnOtherDay) };
    const news = isEatenElsewhere(row) ? newsOfElsewhere(changes, isOnOtherDay ? (initial as LunchInitial) : undefined) : changes;
    if (!isOnOtherDay && Object.keys(news.initial).length === 0) continue;
    changed.set(key, Object.keys(news.initial));
    if (!isOnOtherDay) booked.push(...replacedValues(row, news.initial));
    await rewrite(tx, tables, row, news);
  }
  if (changed.size === 0) return record;
  await levelLunchSequences(tx, tables, { eventId: event.id, dayCount: told.days.length });
  const isClosed = isLogOk({ ...event, startDay: told.days.at(0)?.date ?? event.startDay }, now);
  await tx
    .update(tables.meetingEvent)
    .set({
      status: isClosed ? 'WAITING_COMET_VALIDATION' : statusAfterEdit(),
      revision: sql`${tables.meetingEvent.revision} + 1`,
    })
    .where(eq(tables.meetingEvent.id, event.id))
    .returning();
  const ended = [...surplus, ...wanted.filter(({ key }) => hasMoved(key))].map(({ key }) => key);
  const standing = withAgreedWhere(record, ({ key, field }) => !changed.get(key)?.includes(field) || !hasMoved(key));
  const agreed = withBookedValues(standing, now, booked);
  return record.charges ? { ...agreed, charges: withoutLunches(record, ended) } : agreed;
};

/** A lunch elsewhere is for its day: on another one the venue's is served again, to the people of the booking. */
const isEatenElsewhere = (row: StepRow): boolean => {
  if (stepOfKey(row.key).type !== 'lunch') return false;
  const servedAs = lunchServedAs(orderOf(row));
  return servedAs !== null && isLunchOutside(servedAs);
};

interface News {
  answers: Fields;
  initial: Fields;
}

/** What is new to a lunch elsewhere, which has no seats at the venue for the booking to know; `inside`: the venue's, on another day. */
const newsOfElsewhere = ({ answers, initial }: News, inside: LunchInitial | undefined): News => {
  const withoutPlace = ({ service: _, ...fields }: Fields) => fields;
  if (!inside) return { answers: withoutPlace(answers), initial: withoutPlace(initial) };
  const { pax, type, isServiceStaffChoice } = inside;
  return { answers: { ...answers, pax }, initial: { ...initial, pax, type, isServiceStaffChoice } };
};

/** Values of the booking in place of those that the answers of a step were compared with. */
const replacedValues = ({ key, initial }: StepRow, news: Fields): ChangedValue[] =>
  changedValues(
    key,
    Object.keys(news).flatMap((field) => {
      const [signed, now] = [(initial as Fields)[field], news[field]];
      return isCompared(field) && isValue(signed) && isValue(now) ? [{ field, signed, now }] : [];
    }),
  );

const isValue = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

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
