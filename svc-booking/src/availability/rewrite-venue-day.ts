import type { Transaction } from '@plenary/service-kit/database/database';
import type { BookingTables } from '../db/tables.ts';
import { changeMarks } from './change-marks.ts';
import { deriveVenueDay } from './derive-venue-day.ts';

/** Rewrites the derived row of a venue's day; in the transaction of every change of its claims. */
export const rewriteVenueDay = async (
  tx: Transaction,
  { tables, venueId, day, now }: { tables: BookingTables; venueId: string; day: string; now: number },
): Promise<void> => {
  const derived = { ...(await deriveVenueDay(tx, { tables, venueId, day, now })), written: changeMarks(tables).markOf(day) };
  await tx
    .insert(tables.venueDay)
    .values({ venueId, day, ...derived })
    .onConflictDoUpdate({ target: [tables.venueDay.venueId, tables.venueDay.day], set: derived })
    .returning({ day: tables.venueDay.day });
};
