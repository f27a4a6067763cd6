import type { UpsellName } from '@plenary/contracts/survey-terms';
import type { Transaction } from '@plenary/service-kit/database/database';
import { lte } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';

interface Told {
  quoteId: string;
  sequence: number;
  /** Agreed on beside the quote; left out: as they were. */
  addons?: readonly UpsellName[];
}

/** Keeps how far a quote's supplements were told, and what they are; false for what is older than that. */
export const raiseSequence = async (
  tx: Transaction,
  { toldSupplements }: BookingTables,
  { quoteId, sequence, addons }: Told,
): Promise<boolean> => {
  const raised = await tx
    .insert(toldSupplements)
    .values({ quoteId, sequence, addons: addons ?? [] })
    .onConflictDoUpdate({
      target: toldSupplements.quoteId,
      set: { sequence, ...(addons && { addons }) },
      setWhere: lte(toldSupplements.sequence, sequence),
    })
    .returning({ quoteId: toldSupplements.quoteId });
  return raised.length > 0;
};
