import type { Transaction } from '@plenary/service-kit/database/database';
import { eq, inArray } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';

/** Forgets what staff wrote about a person: notes, what comes next of their deals, and the words for why they were lost; owner and reason stay. */
export const forgetDeskWords = async (
  tx: Transaction,
  { dealFollowUp, dealLoss, deskNote }: BookingTables,
  { userId, quoteIds }: { userId: string; quoteIds: readonly string[] },
): Promise<void> => {
  await tx.delete(deskNote).where(eq(deskNote.userId, userId));
  if (quoteIds.length === 0) return;
  const theirs = inArray(dealFollowUp.quoteId, [...quoteIds]);
  await tx.update(dealFollowUp).set({ nextAction: '' }).where(theirs).returning({ quoteId: dealFollowUp.quoteId });
  await tx
    .update(dealLoss)
    .set({ text: '' })
    .where(inArray(dealLoss.quoteId, [...quoteIds]))
    .returning({ quoteId: dealLoss.quoteId });
};
