import type { Transaction } from '@plenary/service-kit/database/database';
import { eq, inArray } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';

/** Takes out of statements what was written freely: it may name a person. */
export const forgetCancellationNotes = async (
  tx: Transaction,
  { cancellation }: BookingTables,
  quoteIds: readonly string[],
): Promise<void> => {
  const kept = await tx
    .select()
    .from(cancellation)
    .where(inArray(cancellation.quoteId, [...quoteIds]));
  for (const { quoteId, statement } of kept) {
    const { note: _, ...rest } = statement;
    await tx.update(cancellation).set({ statement: rest }).where(eq(cancellation.quoteId, quoteId)).returning({ id: cancellation.quoteId });
  }
};
