import type { BookingEvent } from '@plenary/contracts/events';
import { statusAfterEdit } from '@plenary/contracts/survey-rules';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq, sql } from 'drizzle-orm';
import type { EventRow, StepRow, SurveyTables } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { chargesLeftBehind, withoutCharges } from '../events/agreements.ts';
import { proposedCharges } from '../events/charges.ts';
import { dayOfStep } from '../events/day-of-step.ts';
import { isLogOk } from '../events/event-clock.ts';
import type { EventRecord, KeptCharge } from '../events/event-record.ts';
import { lunchPaxOf } from '../events/event-record-of.ts';
import { stepOfKey } from '../events/step-keys.ts';
import { tellScientist } from '../notices/tell-scientist.ts';
import { exchangeSteps } from '../surveys/exchange-steps.ts';
import { readSteps } from '../surveys/survey-steps.ts';
import { restoreReferences } from '../surveys/take-back-agreement.ts';
import { tellLunch } from '../surveys/tell-lunch.ts';
import { agreedElsewhere } from './agreed-elsewhere.ts';
import { levelLunchSequences } from './level-lunch-sequences.ts';
import { isEatenElsewhere, type News } from './news-of-step.ts';
import { recordAfterChange } from './record-after-change.ts';
import { type StepsOfChange, stepsOfChange } from './steps-of-change.ts';

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
 * are gone are archived, and come back with them. One that is closed waits for staff. Answers the record as `recordAfterChange` leaves it; a
 * lunch elsewhere that is proposed for other people than the booking has now is proposed no more. Staff are told of charges for what the
 * booking has left, and of lunches elsewhere that have to be ordered for another day.
 */
export const followChange = async (tx: Transaction, deps: SurveyDeps, followed: Followed): Promise<EventRecord> => {
  const { tables } = deps;
  const { event, before, told, reopened, now } = followed;
  const { record, rows } = await withoutOutdatedProposals(tx, tables, followed);
  const steps = stepsOfChange({ before, told, recordBefore: event.record, record, rows, reopened });
  await writeSteps(tx, tables, { event, before, told, steps });
  if (steps.changed.size === 0) return record;
  await levelLunchSequences(tx, tables, { eventId: event.id, dayCount: told.days.length });
  const changed = await reopen(tx, tables, { event, told, now });
  const recordNow = recordAfterChange(record, { ...steps, before, told, now });
  for (const charge of chargesLeftBehind(record, recordNow))
    await tellScientist(tx, deps, { about: 'charge-to-review', event: { ...changed, record: recordNow }, charge, now });
  const [startDay = '', endDay = startDay] = [told.days.at(0)?.date, told.days.at(-1)?.date];
  const lunches = steps.moved.filter(isEatenElsewhere);
  await moveLunches(tx, deps, { event: { ...changed, startDay, endDay, record: recordNow }, lunches, now });
  return recordNow;
};

/** Takes back proposals of lunches elsewhere for other people than the booking has now: they are proposed for these. */
const withoutOutdatedProposals = async (
  tx: Transaction,
  tables: SurveyTables,
  { event, record: recorded, before, told }: Pick<Followed, 'event' | 'record' | 'before' | 'told'>,
): Promise<{ record: EventRecord; rows: ReadonlyMap<string, StepRow> }> => {
  const rows = await readSteps(tx, tables, event.id);
  const { record, restored } = withoutCharges(recorded, unansweredOf(recorded, resizedLunches({ before, told, rows })));
  if (restored.length === 0) return { record, rows };
  await restoreReferences(tx, tables, { eventId: event.id, restored });
  return { record, rows: await readSteps(tx, tables, event.id) };
};

/** Keys of lunches elsewhere for other people in the booking than before. */
const resizedLunches = ({ before, told, rows }: Pick<Followed, 'before' | 'told'> & { rows: ReadonlyMap<string, StepRow> }): string[] =>
  [...rows.values()].filter(isEatenElsewhere).flatMap(({ key }) => {
    const step = stepOfKey(key);
    const [day, dayNow] = 'dayIndex' in step ? [before.days[step.dayIndex], told.days[step.dayIndex]] : [];
    return day && dayNow && lunchPaxOf(day) !== lunchPaxOf(dayNow) ? [key] : [];
  });

const unansweredOf = (record: EventRecord, keys: readonly string[]): KeptCharge[] =>
  proposedCharges(record).filter(({ lunch }) => lunch && keys.includes(lunch.stepKey));

const writeSteps = async (
  tx: Transaction,
  tables: SurveyTables,
  { event, before, told, steps }: Pick<Followed, 'event' | 'before' | 'told'> & { steps: StepsOfChange },
): Promise<void> => {
  const { fresh, surplus, renewed } = steps;
  await exchangeSteps(tx, tables, {
    ...{ eventId: event.id, fresh, surplus },
    ...{ dayBefore: (key) => dayOfStep(before, key), dayNow: (key) => dayOfStep(told, key) },
  });
  for (const { row, news } of renewed) await renew(tx, tables, row, news);
};

const renew = async (
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
