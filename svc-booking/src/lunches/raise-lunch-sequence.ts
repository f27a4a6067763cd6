import type { Transaction } from '@plenary/service-kit/database/database';
import { lte } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';

/** Stores how far the lunch of a quote's day was told; false for what is older than that. */
export const raiseLunchSequence = async (
  tx: Transaction,
  { toldLunch }: BookingTables,
  told: { quoteId: string; day: string; sequence: number },
): Promise<boolean> => {
  const raised = await tx
    .insert(toldLunch)
    .values(told)
    .onConflictDoUpdate({ target: [toldLunch.quoteId, toldLunch.day], set: told, setWhere: lte(toldLunch.sequence, told.sequence) })
    .returning({ quoteId: toldLunch.quoteId });
  return raised.length > 0;
};
