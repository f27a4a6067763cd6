import { type LunchTold, lunchChanged } from '@plenary/contracts/events';
import type { Transaction } from '@plenary/service-kit/database/database';
import { appendEvent } from '@plenary/service-kit/outbox';
import { and, eq, sql } from 'drizzle-orm';
import type { EventRow, SurveyTables } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { stepOfKey } from '../events/step-keys.ts';
import { isOrderedOutside } from './lunch-order.ts';
import { seatsTaken } from './seats-taken.ts';
import { readStep, readSteps } from './survey-steps.ts';

interface OfDay {
  eventId: string;
  dayIndex: number;
}

/** The next sequence of a lunch: the first is 1. */
export const raiseLunchSequence = async (
  tx: Transaction,
  { lunchSequence }: SurveyTables,
  { eventId, dayIndex }: OfDay,
): Promise<number> => {
  const [raised] = await tx
    .insert(lunchSequence)
    .values({ eventId, dayIndex, sequence: 1 })
    .onConflictDoUpdate({ target: [lunchSequence.eventId, lunchSequence.dayIndex], set: { sequence: sql`${lunchSequence.sequence} + 1` } })
    .returning();
  return raised?.sequence ?? 1;
};

/** The last sequence of a lunch; null: svc-booking was told nothing yet. */
export const lunchSequenceOf = async (
  tx: Transaction,
  { lunchSequence }: SurveyTables,
  { eventId, dayIndex }: OfDay,
): Promise<number | null> => {
  const [row] = await tx
    .select()
    .from(lunchSequence)
    .where(and(eq(lunchSequence.eventId, eventId), eq(lunchSequence.dayIndex, dayIndex)));
  return row?.sequence ?? null;
};

/** Tells svc-booking the seats of a lunch as its step and what is agreed have them, in the transaction of the change and after its last write. */
export const tellLunch = async (
  tx: Transaction,
  deps: SurveyDeps,
  { event: { id: eventId, quoteId, record }, dayIndex, now }: { event: EventRow; dayIndex: number; now: number },
): Promise<void> => {
  const { database, tables, wantedEvents } = deps;
  const day = record.days[dayIndex]?.date;
  if (!quoteId || !day) return;
  const row = await readStep(tx, tables, eventId, { type: 'lunch', dayIndex });
  const payload: LunchTold = { quoteId, day, seated: seatsTaken(row, record) };
  const sequence = await raiseLunchSequence(tx, tables, { eventId, dayIndex });
  if (!wantedEvents.has(lunchChanged)) return;
  const told = { id: `${eventId}-lunch-${dayIndex}-${sequence}`, type: lunchChanged, aggregateId: `${quoteId} ${day}`, sequence, payload };
  await appendEvent(tx, database, told, now);
};

/** Tells svc-booking the seats of lunches that are asked for outside the venue: they are taken until that is agreed on. */
export const tellLunchesOutside = async (
  tx: Transaction,
  deps: SurveyDeps,
  { event, now }: { event: EventRow; now: number },
): Promise<void> => {
  for (const row of (await readSteps(tx, deps.tables, event.id)).values()) {
    const step = stepOfKey(row.key);
    if (step.type === 'lunch' && isOrderedOutside(row)) await tellLunch(tx, deps, { event, dayIndex: step.dayIndex, now });
  }
};
