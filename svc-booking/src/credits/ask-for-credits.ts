import { refuse } from '@plenary/http/refuse';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import type { Needed, Paid } from './credits-needed.ts';
import type { HoldCredits } from './hold-credits.ts';
import { refundCredits } from './refund-credits.ts';

/**
 * Requests credits for an option that is about to be placed. The request is stored first: after any interruption
 * the sweeper finds it and returns the credits. Two requests for one quote share a hold. Refuses as `HoldCredits`.
 */
export const askForCredits = async (deps: BookingDeps, holdCredits: HoldCredits, needed: Needed): Promise<Paid> => {
  const { userId, credits, subject } = needed;
  const [newId, now] = [deps.newId(), deps.now()];
  const asked = await deps.database.transact((tx) => noteAsk(tx, deps, { ...needed, newId, now }));
  const paid = { ...asked, credits };
  try {
    await holdCredits({ ...asked, userId, credits, subject });
    return paid;
  } catch (error) {
    await refundCredits(deps, paid);
    throw error;
  }
};

const noteAsk = async (
  tx: Transaction,
  { tables: { creditHold } }: BookingDeps,
  { userId, credits, holdId, subject: { quoteId }, newId, now }: Needed & { newId: string; now: number },
): Promise<Omit<Paid, 'credits'>> => {
  const isPending = and(
    eq(creditHold.userId, userId),
    eq(creditHold.quoteId, quoteId),
    isNull(creditHold.bookingId),
    isNotNull(creditHold.askedAt),
  );
  const [known] = await tx
    .select()
    .from(creditHold)
    .where(holdId ? eq(creditHold.id, holdId) : isPending)
    .orderBy(creditHold.id)
    .limit(1);
  if (!known) {
    const hold = { id: newId, userId, quoteId, bookingId: null, credits: 0, asked: credits, askedAt: now, sequence: 1 };
    await tx.insert(creditHold).values(hold);
    return { holdId: newId, sequence: 1 };
  }
  const isSame = known.askedAt !== null && known.asked === credits && known.quoteId === quoteId;
  const [noted] = await tx
    .update(creditHold)
    .set({ quoteId, asked: credits, askedAt: now, sequence: isSame ? known.sequence : sql`${creditHold.sequence} + 1` })
    .where(and(eq(creditHold.id, known.id), eq(creditHold.sequence, known.sequence)))
    .returning();
  if (!noted) return refuse('service-unavailable');
  return { holdId: noted.id, sequence: noted.sequence };
};
