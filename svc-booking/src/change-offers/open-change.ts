import type { ChangeState } from '@plenary/contracts/change-terms';
import type { Reader, Transaction } from '@plenary/service-kit/database/database';
import { and, desc, eq } from 'drizzle-orm';
import type { ChangeRow } from '../db/rows.ts';
import type { BookingTables } from '../db/tables.ts';

/** The change of a deal that waits for its customer. */
export const openChange = async (read: Reader, { dealChange }: BookingTables, dealId: string): Promise<ChangeRow | undefined> => {
  const [row] = await read
    .select()
    .from(dealChange)
    .where(and(eq(dealChange.dealId, dealId), eq(dealChange.state, 'offered')));
  return row;
};

/** The change that waits for its customer and whose option is that one. */
export const changeOfOption = async (read: Reader, { dealChange }: BookingTables, bookingId: string): Promise<ChangeRow | undefined> => {
  const [row] = await read
    .select()
    .from(dealChange)
    .where(and(eq(dealChange.bookingId, bookingId), eq(dealChange.state, 'offered')));
  return row;
};

/** Changes of a deal, the newest first. */
export const changesOf = (read: Reader, { dealChange }: BookingTables, dealId: string): Promise<ChangeRow[]> =>
  read.select().from(dealChange).where(eq(dealChange.dealId, dealId)).orderBy(desc(dealChange.createdAt), desc(dealChange.id));

/** Ends an offered change, and the quote that was to be signed for it; undefined where it does not wait any more. */
export const closeChange = async (
  tx: Transaction,
  { dealChange, quote }: BookingTables,
  { id, state, now }: { id: string; state: Exclude<ChangeState, 'offered' | 'applied'>; now: number },
): Promise<ChangeRow | undefined> => {
  const [closed] = await tx
    .update(dealChange)
    .set({ state, endedAt: now })
    .where(and(eq(dealChange.id, id), eq(dealChange.state, 'offered')))
    .returning();
  if (closed?.amendmentId)
    await tx.update(quote).set({ status: 'Rejected' }).where(eq(quote.id, closed.amendmentId)).returning({ id: quote.id });
  return closed;
};
