import { addonPeople } from '@plenary/contracts/addon-people';
import type { BookingEvent } from '@plenary/contracts/events';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq, inArray } from 'drizzle-orm';
import type { ArchivedStepRow, EventRow, StepRow, SurveyTables } from '../db/tables.ts';
import { stepOfKey } from '../events/step-keys.ts';
import { levelLunchSequences } from './level-lunch-sequences.ts';
import { withPlaces } from './record-in-places.ts';

interface Told {
  event: EventRow;
  /** As it was told before. */
  before: BookingEvent;
  told: BookingEvent;
}

export interface Shifted {
  /** The event and the booking before, as if their days had always been in the places that they have by now. */
  event: EventRow;
  before: BookingEvent;
  /** Questions that are on another day for that, to be answered again. */
  reopened: string[];
}

/**
 * Gives the questions of a booking of which days came or went the places that their days have by now (design: lifecycle L23): those of a day
 * that is given up are archived under its date, and come back with it. What opens or closes the event stays with it.
 */
export const shiftDays = async (tx: Transaction, tables: SurveyTables, { event, before, told }: Told): Promise<Shifted> => {
  const origins = originsIn(before, told);
  if (before.days.length === told.days.length && origins.every((origin, index) => origin === index)) return { event, before, reopened: [] };
  const placeOf = placer(origins);
  const reopened = await shiftSteps(tx, tables, { event, before, told, placeOf });
  await shiftArchive(tx, tables, { event, before, told, placeOf });
  const dayCount = Math.max(before.days.length, told.days.length);
  await levelLunchSequences(tx, tables, { eventId: event.id, dayCount });
  const days = told.days.map((day, index) => before.days[origins[index] ?? -1] ?? day);
  return {
    event: { ...event, record: withPlaces(event.record, { origins, placeOf, told, keyGone: goneKey(before) }) },
    before: { ...before, days },
    reopened,
  };
};

/** By day told, the place that it had before; undefined: a day more. */
export const originsIn = (before: BookingEvent, { days, dayOrigins }: BookingEvent): (number | undefined)[] => {
  const placeOf = (date: string | null): number | undefined => {
    const place = before.days.findIndex((day) => day.date === date);
    return place < 0 ? undefined : place;
  };
  if (dayOrigins) return dayOrigins.map(placeOf);
  return before.days.length === days.length ? days.map((_, index) => index) : days.map(({ date }) => placeOf(date));
};

/** The key of a question by now; undefined: its day is given up. */
type PlaceOf = (key: string) => string | undefined;

const inPlace = (key: string, place: number | string): string => key.replace(/^\d+(?=\/)/, String(place));

const placer =
  (origins: readonly (number | undefined)[]): PlaceOf =>
  (key) => {
    const step = stepOfKey(key);
    if (!('dayIndex' in step)) return key;
    if (step.type === 'team-building') return inPlace(key, 0);
    if (step.type === 'afterwork') return inPlace(key, origins.length - 1);
    const place = origins.indexOf(step.dayIndex);
    return place < 0 ? undefined : inPlace(key, place);
  };

/** The key under which a question of a day is kept that is given up. */
const goneKey =
  ({ days }: BookingEvent) =>
  (key: string): string => {
    const step = stepOfKey(key);
    return 'dayIndex' in step ? inPlace(key, days[step.dayIndex]?.date ?? step.dayIndex) : key;
  };

interface Moving extends Told {
  placeOf: PlaceOf;
}

const shiftSteps = async (tx: Transaction, tables: SurveyTables, { event, before, told, placeOf }: Moving): Promise<string[]> => {
  const { surveyStep, archivedStep } = tables;
  const rows = await tx.select().from(surveyStep).where(eq(surveyStep.eventId, event.id));
  const moving = rows.filter(({ key }) => placeOf(key) !== key || isElsewhere(key, { before, told, placeOf }));
  if (moving.length === 0) return [];
  const keys = moving.map(({ key }) => key);
  await tx.delete(surveyStep).where(and(eq(surveyStep.eventId, event.id), inArray(surveyStep.key, keys)));
  const reopened: string[] = [];
  for (const row of moving) {
    const key = placeOf(row.key);
    if (key === undefined) {
      const { eventId, version, answers, initial } = row;
      const kept = { version, answers, initial, day: dateOf(before, row.key) };
      await tx
        .insert(archivedStep)
        .values({ eventId, key: goneKey(before)(row.key), ...kept })
        .onConflictDoUpdate({ target: [archivedStep.eventId, archivedStep.key], set: kept })
        .returning();
    } else if (isElsewhere(row.key, { before, told, placeOf })) {
      reopened.push(key);
      await tx.insert(surveyStep).values({ ...withPeopleOf(row, told, key), key, version: row.version + 1, isSaved: false });
    } else await tx.insert(surveyStep).values({ ...row, key });
  }
  return reopened;
};

const dateOf = ({ days }: BookingEvent, key: string): string => {
  const step = stepOfKey(key);
  return 'dayIndex' in step ? (days[step.dayIndex]?.date ?? '') : '';
};

/** Whether what opens or closes the event does so on another day. */
const isElsewhere = (key: string, { before, told, placeOf }: Pick<Moving, 'before' | 'told' | 'placeOf'>): boolean => {
  const { type } = stepOfKey(key);
  return (type === 'team-building' || type === 'afterwork') && dateOf(before, key) !== dateOf(told, placeOf(key) ?? key);
};

/** Its people where they were those of the booking: by now those of its new day. */
const withPeopleOf = (row: StepRow, told: BookingEvent, key: string): StepRow => {
  const step = stepOfKey(key);
  const day = 'dayIndex' in step ? told.days[step.dayIndex] : undefined;
  const { answers, initial } = row as { answers: { pax?: number | null }; initial: { pax?: number } };
  if (!day) return row;
  const pax = addonPeople(day, step.type === 'afterwork' ? 'afterwork' : 'teambuilding');
  const changed = { initial: { ...initial, pax }, answers: answers.pax === initial.pax ? { ...answers, pax } : answers };
  return { ...row, ...(changed as Pick<StepRow, 'answers' | 'initial'>) };
};

/** Archived answers go along with their day, and are found by their place again where it comes back. */
const shiftArchive = async (tx: Transaction, { archivedStep }: SurveyTables, { event, before, told, placeOf }: Moving): Promise<void> => {
  const rows = await tx.select().from(archivedStep).where(eq(archivedStep.eventId, event.id));
  const keyNow = ({ key, day }: ArchivedStepRow): string => {
    const back = key.startsWith(`${day}/`) ? told.days.findIndex(({ date }) => date === day) : -1;
    if (back >= 0) return key.replace(day, String(back));
    return key.startsWith(`${day}/`) ? key : (placeOf(key) ?? goneKey(before)(key));
  };
  const moving = rows.map((row) => ({ ...row, key: keyNow(row), was: row.key })).filter(({ key, was }) => key !== was);
  if (moving.length === 0) return;
  const keys = moving.map(({ was }) => was);
  await tx.delete(archivedStep).where(and(eq(archivedStep.eventId, event.id), inArray(archivedStep.key, keys)));
  for (const { was: _, ...row } of moving)
    await tx
      .insert(archivedStep)
      .values(row)
      .onConflictDoUpdate({ target: [archivedStep.eventId, archivedStep.key], set: row })
      .returning();
};
