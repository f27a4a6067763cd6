import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import type { Paid } from './credits-needed.ts';
import { tellHold } from './tell-hold.ts';

/**
 * Refunds the credits that were taken for an option, unless the option stands or the hold was asked for again since. The hold of an
 * option that existed before keeps its former credits. Returns whether anything was refunded.
 */
export const refundCredits = (deps: BookingDeps, paid: Omit<Paid, 'credits'>): Promise<boolean> => {
  const now = deps.now();
  return deps.database.transact((tx) => refundIn(tx, deps, { ...paid, now }));
};

const refundIn = async (
  tx: Transaction,
  { database, tables: { creditHold } }: BookingDeps,
  { holdId, sequence, now }: Omit<Paid, 'credits'> & { now: number },
): Promise<boolean> => {
  const [freed] = await tx
    .update(creditHold)
    .set({ asked: null, askedAt: null, sequence: sql`${creditHold.sequence} + 1` })
    .where(and(eq(creditHold.id, holdId), eq(creditHold.sequence, sequence), isNotNull(creditHold.askedAt)))
    .returning();
  if (!freed) return false;
  await tellHold(tx, database, { holdId, sequence: freed.sequence, credits: freed.credits, now });
  if (freed.bookingId === null) await tx.delete(creditHold).where(eq(creditHold.id, holdId));
  return true;
};
