import type { Transaction } from '@plenary/service-kit/database/database';
import { sql } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';

interface Options {
  tables: BookingTables;
  venueId: string;
  /** In ascending order (`daysOf`). */
  days: readonly string[];
}

/**
 * Keeps others from changing what is taken on days of a venue until the transaction ends. Claims of rooms have their primary key
 * for that; restaurant seats are a sum, so a writer that takes or frees some locks the day first, in
 * ascending order.
 */
export const lockVenueDays = async (tx: Transaction, { tables, venueId, days }: Options): Promise<void> => {
  const { venueDay } = tables;
  if (days.length === 0) return;
  const rows = days.map((day) => ({ venueId, day, first: '', full: '', service1Taken: 0, service2Taken: 0 }));
  await tx
    .insert(venueDay)
    .values(rows)
    .onConflictDoUpdate({ target: [venueDay.venueId, venueDay.day], set: { day: sql`excluded.day` } })
    .returning({ day: venueDay.day });
};
