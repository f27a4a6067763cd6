import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import type { Paid } from './credits-needed.ts';
import { tellHold } from './tell-hold.ts';

/**
 * Gives back what was taken for an option that does not stand; one that stands, or another's ask since, leaves it as it is. A hold that
 * an option had before has again what it had. Answers whether anything was given back.
 */
export const takeBack = (deps: BookingDeps, paid: Omit<Paid, 'credits'>): Promise<boolean> => {
  const now = deps.now();
  return deps.database.transact((tx) => takeBackIn(tx, deps, { ...paid, now }));
};

const takeBackIn = async (
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
