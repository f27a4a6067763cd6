import type { BookingEvent } from '@plenary/contracts/events';
import { isCompared } from '@plenary/contracts/survey-differences';
import { statusAfterEdit } from '@plenary/contracts/survey-rules';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq, sql } from 'drizzle-orm';
import type { EventRow, StepRow, SurveyTables } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { withAgreedWhere } from '../events/agreed-changes.ts';
import { changedValues, chargesLeftBehind, withBookedValues, withoutCharges } from '../events/agreements.ts';
import { proposedCharges } from '../events/charges.ts';
import { dayOfStep } from '../events/day-of-step.ts';
import { isLogOk } from '../events/event-clock.ts';
import type { ChangedValue, EventRecord, KeptCharge } from '../events/event-record.ts';
import { lunchPaxOf } from '../events/event-record-of.ts';
import { stepOfKey } from '../events/step-keys.ts';
import { tellScientist } from '../notices/tell-scientist.ts';
import { exchangeSteps } from '../surveys/exchange-steps.ts';
import { initialSteps } from '../surveys/initial-steps.ts';
import { withLunchDays, withoutLunches } from '../surveys/lunch-charges.ts';
import { newFields } from '../surveys/new-fields.ts';
import { readSteps } from '../surveys/survey-steps.ts';
import { restoreReferences } from '../surveys/take-back-agreement.ts';
import { tellLunch } from '../surveys/tell-lunch.ts';
import { agreedElsewhere } from './agreed-elsewhere.ts';
import { levelLunchSequences } from './level-lunch-sequences.ts';
import { type Fields, isEatenElsewhere, type News, newsOf } from './news-of-step.ts';

interface Followed {
  event: EventRow;
  /** As it is written with the booking that was told. */
  record: EventRecord;
  before: BookingEvent;
  told: BookingEvent;
  /** Questions that have to be answered again in any case. */
  reopened: readonly string[];
  now: number;
}

/**
 * Takes the days and people of a changed booking into its survey (design: lifecycle L23): questions that they touch get the new values and
 * have to be answered again, other answers stay with their day; those of rooms, lunches and add-ons that are new come, those of ones that
 * are gone are archived, and come back with them. One that is closed waits for staff. Answers the record with what the booking holds now in
 * place of what was agreed, without what was agreed of steps that are gone, and without charges of such lunches; a lunch elsewhere goes to its
 * new day with its charge, and one that is proposed for other people than the booking has now is proposed no more. Staff are told of charges
 * for what the booking has left.
 */
export const followChange = async (
  tx: Transaction,
  deps: SurveyDeps,
  { event, record: recorded, before, told, reopened: moving, now }: Followed,
): Promise<EventRecord> => {
  const { tables } = deps;
  const hasMoved = (key: string) => dayOfStep(before, key) !== dayOfStep(told, key);
  const seen = await readSteps(tx, tables, event.id);
  const resized = resizedLunches({ before, told, rows: seen });
  const { record, restored } = withoutCharges(recorded, unansweredOf(recorded, resized));
  await restoreReferences(tx, tables, { eventId: event.id, restored });
  const kept = restored.length > 0 ? await readSteps(tx, tables, event.id) : seen;
  const was = new Map(initialSteps(event.record, before).map((step) => [step.key, step]));
  const changed = new Map<string, readonly string[]>(moving.map((key) => [key, []]));
  const booked: ChangedValue[] = [];
  const moved: StepRow[] = [];
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
    const news = newsOf({ record, before, told, row, old, changes });
    if (!isOnOtherDay && Object.keys(news.initial).length === 0) continue;
    changed.set(key, Object.keys(news.initial));
    if (isOnOtherDay) moved.push(row);
    else booked.push(...replacedValues(row, news.initial));
    await rewrite(tx, tables, row, news);
  }
  if (changed.size === 0) return record;
  await levelLunchSequences(tx, tables, { eventId: event.id, dayCount: told.days.length });
  const reopened = await reopen(tx, tables, { event, told, now });
  const isGone = (key: string) => surplus.some((row) => row.key === key);
  const standing = withAgreedWhere(
    withoutOverrides(record, isGone),
    ({ key, field }) => !isGone(key) && (!changed.get(key)?.includes(field) || !hasMoved(key)),
  );
  const agreed = withBookedValues(standing, now, booked);
  const charges = withoutLunches(
    agreed,
    surplus.map(({ key }) => key),
  );
  const dayBefore = (key: string) => dayOfStep(before, key) ?? '';
  const followed = record.charges ? { ...agreed, charges: withLunchDays({ ...agreed, charges }, dayBefore) } : agreed;
  const [startDay = '', endDay = startDay] = [told.days.at(0)?.date, told.days.at(-1)?.date];
  for (const charge of chargesLeftBehind(record, followed))
    await tellScientist(tx, deps, { about: 'charge-to-review', event: { ...reopened, record: followed }, charge, now });
  await moveLunches(tx, deps, { event: { ...reopened, startDay, endDay, record: followed }, lunches: moved.filter(isEatenElsewhere), now });
  return followed;
};

/** Keys of lunches elsewhere for other people in the booking than before. */
const resizedLunches = ({ before, told, rows }: Pick<Followed, 'before' | 'told'> & { rows: ReadonlyMap<string, StepRow> }): string[] =>
  [...rows.values()].filter(isEatenElsewhere).flatMap(({ key }) => {
    const step = stepOfKey(key);
    const [day, dayNow] = 'dayIndex' in step ? [before.days[step.dayIndex], told.days[step.dayIndex]] : [];
    return day && dayNow && lunchPaxOf(day) !== lunchPaxOf(dayNow) ? [key] : [];
  });

/** Proposals for lunches that are for other people by now: they are proposed for these. */
const unansweredOf = (record: EventRecord, keys: readonly string[]): KeptCharge[] =>
  proposedCharges(record).filter(({ lunch }) => lunch && keys.includes(lunch.stepKey));

/** Has the changed questions answered again, by staff where the survey is closed. */
const reopen = async (
  tx: Transaction,
  { meetingEvent }: SurveyTables,
  { event, told, now }: Pick<Followed, 'event' | 'told' | 'now'>,
): Promise<EventRow> => {
  const isClosed = isLogOk({ ...event, startDay: told.days.at(0)?.date ?? event.startDay }, now);
  const [reopened = event] = await tx
    .update(meetingEvent)
    .set({ status: isClosed ? 'WAITING_COMET_VALIDATION' : statusAfterEdit(), revision: sql`${meetingEvent.revision} + 1` })
    .where(eq(meetingEvent.id, event.id))
    .returning();
  return reopened;
};

/** Frees the seats that the booking has for lunches elsewhere on their new day, and has staff book them again. */
const moveLunches = async (
  tx: Transaction,
  deps: SurveyDeps,
  { event, lunches, now }: { event: EventRow; lunches: readonly StepRow[]; now: number },
): Promise<void> => {
  if (lunches.length === 0) return;
  for (const { key } of lunches) {
    const step = stepOfKey(key);
    if (step.type === 'lunch') await tellLunch(tx, deps, { event, dayIndex: step.dayIndex, now });
  }
  const rows = [...(await readSteps(tx, deps.tables, event.id)).values()].filter(({ key }) => lunches.some((lunch) => lunch.key === key));
  const agreed = agreedElsewhere(event, rows);
  if (agreed.length > 0) await tellScientist(tx, deps, { about: 'lunch-moved', event, lunches: agreed, now });
};

/** People that staff let into a room that is gone are no word about another one. */
const withoutOverrides = (record: EventRecord, isGone: (key: string) => boolean): EventRecord =>
  record.capacityOverrides ? { ...record, capacityOverrides: record.capacityOverrides.filter(({ key }) => !isGone(key)) } : record;

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
  news: News,
): Promise<void> => {
  await tx
    .update(surveyStep)
    .set({ answers: { ...answers, ...news.answers }, initial: { ...initial, ...news.initial }, isSaved: false, version: version + 1 })
    .where(and(eq(surveyStep.eventId, eventId), eq(surveyStep.key, key)))
    .returning();
};
