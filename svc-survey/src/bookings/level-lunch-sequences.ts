import type { Transaction } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import type { SurveyTables } from '../db/tables.ts';

/** Lets all lunches of an event go on from the highest sequence: a day may be another lunch's now, and svc-booking counts by day. */
export const levelLunchSequences = async (
  tx: Transaction,
  { lunchSequence }: SurveyTables,
  { eventId, dayCount }: { eventId: string; dayCount: number },
): Promise<void> => {
  const known = await tx.select().from(lunchSequence).where(eq(lunchSequence.eventId, eventId));
  const sequence = Math.max(0, ...known.map((row) => row.sequence));
  if (sequence === 0) return;
  for (let dayIndex = 0; dayIndex < dayCount; dayIndex++)
    await tx
      .insert(lunchSequence)
      .values({ eventId, dayIndex, sequence })
      .onConflictDoUpdate({ target: [lunchSequence.eventId, lunchSequence.dayIndex], set: { sequence } })
      .returning();
};
