import type { Transaction } from '@plenary/service-kit/database/database';
import { inArray, lte } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';

/** Takes out of the sheets of events what could tell words about a person from others. */
export const forgetSheetWords = async (tx: Transaction, { sheetVersion }: BookingTables, quoteIds: readonly string[]): Promise<void> => {
  await tx
    .update(sheetVersion)
    .set({ facts: [] })
    .where(inArray(sheetVersion.reference, [...quoteIds]))
    .returning({ number: sheetVersion.number });
};

/** Forgets the sheets of events that were over on a day; answers how many. */
export const forgetOldSheets = async (tx: Transaction, { sheetVersion }: BookingTables, beforeDay: string): Promise<number> =>
  (await tx.delete(sheetVersion).where(lte(sheetVersion.lastDay, beforeDay)).returning({ number: sheetVersion.number })).length;
