import type { Change } from '@plenary/service-kit/audit-trail';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import type { EventRow, StepRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import type { EventRecord } from '../events/event-record.ts';
import { appendHistory } from '../surveys/survey-history.ts';
import type { SettledRooms } from './settle-rooms.ts';

interface Chosen {
  eventId: string;
  steps: ReadonlyMap<string, StepRow>;
  setUps: SettledRooms['setUps'];
}

/** Writes the set-ups that staff chose into the answers; gives the steps as they are then. */
export const chooseSetUps = async (
  tx: Transaction,
  { tables: { surveyStep } }: SurveyDeps,
  { eventId, steps, setUps }: Chosen,
): Promise<ReadonlyMap<string, StepRow>> => {
  const chosen = new Map(steps);
  for (const [key, configuration] of setUps) {
    const row = steps.get(key);
    if (!row) continue;
    const change = { answers: { ...row.answers, configuration }, version: row.version + 1 };
    await tx
      .update(surveyStep)
      .set(change)
      .where(and(eq(surveyStep.eventId, eventId), eq(surveyStep.key, key)))
      .returning();
    chosen.set(key, { ...row, ...change });
  }
  return chosen;
};

/** The record's overrides with what staff let exceed a figure. */
export const withOverrides = (
  { capacityOverrides = [] }: EventRecord,
  { exceeded }: SettledRooms,
  told: { at: number; by: string },
): Pick<EventRecord, 'capacityOverrides'> =>
  exceeded.length === 0
    ? {}
    : {
        capacityOverrides: [...capacityOverrides, ...exceeded.map(({ key, configuration, pax }) => ({ key, configuration, pax, ...told }))],
      };

interface Told {
  event: EventRow;
  rooms: SettledRooms;
  by: string;
  now: number;
}

/** Keeps the reasons in the survey's history. */
export const tellExceeded = async (tx: Transaction, { tables }: SurveyDeps, { event, rooms, by, now }: Told): Promise<void> => {
  for (const { key, reason } of rooms.exceeded)
    await appendHistory(tx, tables, { event, kind: 'capacity-exceeded', part: key, author: by, message: reason, now });
};

/** For the trail, which outlives the event: no text of staff. */
export const exceededInTrail = ({ most, pax }: SettledRooms['exceeded'][number]): Change => ({
  field: 'capacity',
  from: String(most),
  to: String(pax),
});
