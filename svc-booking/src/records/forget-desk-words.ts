import type { Transaction } from '@plenary/service-kit/database/database';
import { eq, inArray } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';

/** Forgets what staff wrote about a person: notes, and what comes next of their deals; who follows these up stays. */
export const forgetDeskWords = async (
  tx: Transaction,
  { dealFollowUp, deskNote }: BookingTables,
  { userId, quoteIds }: { userId: string; quoteIds: readonly string[] },
): Promise<void> => {
  await tx.delete(deskNote).where(eq(deskNote.userId, userId));
  if (quoteIds.length === 0) return;
  const theirs = inArray(dealFollowUp.quoteId, [...quoteIds]);
  await tx.update(dealFollowUp).set({ nextAction: '' }).where(theirs).returning({ quoteId: dealFollowUp.quoteId });
};
