import type { Transaction } from '@plenary/service-kit/database/database';
import { eq, inArray } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';

/**
 * Takes out of changes what staff noted of a consent: it may name a person. That somebody consented, and when, stays with the contract; those
 * that need or needed approval go.
 */
export const forgetChangeNotes = async (
  tx: Transaction,
  { dealChange, changeApproval }: BookingTables,
  dealIds: readonly string[],
): Promise<void> => {
  await tx
    .delete(changeApproval)
    .where(inArray(changeApproval.dealId, [...dealIds]))
    .returning({ id: changeApproval.id });
  const changes = await tx
    .select()
    .from(dealChange)
    .where(inArray(dealChange.dealId, [...dealIds]));
  for (const { id, consent } of changes) {
    if (consent?.note === undefined) continue;
    const { note: _, ...rest } = consent;
    await tx.update(dealChange).set({ consent: rest }).where(eq(dealChange.id, id)).returning({ id: dealChange.id });
  }
};
