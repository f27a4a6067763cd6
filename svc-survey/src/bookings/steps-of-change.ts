import type { BookingEvent } from '@plenary/contracts/events';
import { isCompared } from '@plenary/contracts/survey-differences';
import type { StepRow } from '../db/tables.ts';
import { changedValues } from '../events/agreements.ts';
import { dayOfStep } from '../events/day-of-step.ts';
import type { ChangedValue, EventRecord } from '../events/event-record.ts';
import { initialSteps, type NewStep } from '../surveys/initial-steps.ts';
import { newFields } from '../surveys/new-fields.ts';
import { type Fields, type News, newsOf } from './news-of-step.ts';

interface Changing {
  before: BookingEvent;
  told: BookingEvent;
  /** As it is written with the booking before, and with the one that was told. */
  recordBefore: EventRecord;
  record: EventRecord;
  /** The questions of the survey by their keys; none: it is not prepared yet. */
  rows: ReadonlyMap<string, StepRow>;
  /** Keys of questions that have to be answered again in any case. */
  reopened: readonly string[];
}

/** What a change of a booking does to the questions of its survey. */
export interface StepsOfChange {
  /** Questions that come. A survey that is not prepared yet gets all of them from the booking as it is by then. */
  fresh: NewStep[];
  /** Questions that go. */
  surplus: StepRow[];
  /** Questions that stay and get other values, to be confirmed. */
  renewed: { row: StepRow; news: News }[];
  /** Those of them that are on another day. */
  moved: StepRow[];
  /** Compared fields of what changed, by key. */
  changed: ReadonlyMap<string, readonly string[]>;
  /** Values of the booking in place of those that answers were compared with. */
  booked: ChangedValue[];
}

/** Finds what a change of a booking does to the questions of its survey (design: lifecycle L23); reads and writes nothing. */
export const stepsOfChange = ({ before, told, recordBefore, record, rows, reopened }: Changing): StepsOfChange => {
  const was = new Map(initialSteps(recordBefore, before).map((step) => [step.key, step]));
  const wanted = initialSteps(record, told);
  const fresh = rows.size > 0 ? wanted.filter(({ key }) => !rows.has(key)) : [];
  const surplus = [...rows.values()].filter(({ key }) => was.has(key) && !wanted.some((step) => step.key === key));
  const renewed = wanted.flatMap(({ key, answers, initial }) => {
    const [row, old] = [rows.get(key), was.get(key)];
    if (!row || !old) return [];
    const isMoved = dayOfStep(before, key) !== dayOfStep(told, key);
    const changes = { answers: newFields(old.answers, answers, isMoved), initial: newFields(old.initial, initial, isMoved) };
    const news = newsOf({ record, before, told, row, old, changes });
    return isMoved || Object.keys(news.initial).length > 0 ? [{ row, news, isMoved }] : [];
  });
  const exchanged = [...fresh, ...surplus].map(({ key }) => key);
  return {
    ...{ fresh, surplus, renewed },
    moved: renewed.flatMap(({ row, isMoved }) => (isMoved ? [row] : [])),
    changed: new Map<string, readonly string[]>([
      ...[...reopened, ...exchanged].map((key) => [key, []] as const),
      ...renewed.map(({ row, news }) => [row.key, Object.keys(news.initial)] as const),
    ]),
    booked: renewed.flatMap(({ row, news, isMoved }) => (isMoved ? [] : replacedValues(row, news.initial))),
  };
};

const replacedValues = ({ key, initial }: StepRow, news: Fields): ChangedValue[] =>
  changedValues(
    key,
    Object.keys(news).flatMap((field) => {
      const [signed, now] = [(initial as Fields)[field], news[field]];
      return isCompared(field) && isValue(signed) && isValue(now) ? [{ field, signed, now }] : [];
    }),
  );

const isValue = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';
