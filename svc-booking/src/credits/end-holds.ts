import type { Transaction } from '@plenary/service-kit/database/database';
import { inArray } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import { tellHold } from './tell-hold.ts';

interface Ending {
  bookingIds: readonly string[];
  /** Whether they are approved: then nothing goes back. */
  areSpent: boolean;
  now: number;
}

/** Ends what options hold in credits: they ended, and it goes back, or they are approved, and it is spent. */
export const endHolds = async (
  tx: Transaction,
  { database, tables: { creditHold } }: BookingDeps,
  { bookingIds, areSpent, now }: Ending,
): Promise<void> => {
  if (bookingIds.length === 0) return;
  const ended = await tx
    .delete(creditHold)
    .where(inArray(creditHold.bookingId, [...bookingIds]))
    .returning();
  for (const { id: holdId, sequence, credits } of ended.sort((a, b) => (a.id < b.id ? -1 : 1)))
    await tellHold(tx, database, { holdId, sequence: sequence + 1, credits: areSpent ? credits : 0, isSpent: areSpent, now });
};
