import type { Transaction } from '@plenary/service-kit/database/database';
import { lte } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';

/** Keeps how far a quote's supplements were told; false for what is older than that. */
export const raiseSequence = async (
  tx: Transaction,
  { toldSupplements }: BookingTables,
  told: { quoteId: string; sequence: number },
): Promise<boolean> => {
  const raised = await tx
    .insert(toldSupplements)
    .values(told)
    .onConflictDoUpdate({ target: toldSupplements.quoteId, set: told, setWhere: lte(toldSupplements.sequence, told.sequence) })
    .returning({ quoteId: toldSupplements.quoteId });
  return raised.length > 0;
};
