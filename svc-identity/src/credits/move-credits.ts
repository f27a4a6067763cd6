import type { StaffMember } from '@plenary/contracts/audit-trail';
import type { CreditEntryKind } from '@plenary/contracts/credit-terms';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { IdentityTables } from '../db/tables.ts';

interface Movement {
  /** Key of the balance (credit-owner.ts). */
  owner: string;
  kind: CreditEntryKind;
  /** Below 0: taken. */
  amount: number;
  /** Booking and user that the credits are held for. */
  hold?: { id: string; userId: string };
  by?: StaffMember;
  reason?: string;
  /** Instant in milliseconds. */
  at: number;
}

/**
 * Changes a balance and writes why, in one transaction: the ledger is only ever added to, and its amounts add up to the balance.
 * Answers the balance after it; undefined, with nothing written, where it would fall below 0.
 */
export const moveCredits = async (
  tx: Transaction,
  { creditAccount, creditEntry }: IdentityTables,
  { owner, kind, amount, hold, by, reason = '', at }: Movement,
): Promise<number | undefined> => {
  await tx
    .insert(creditAccount)
    .values({ owner, balance: 0, entryCount: 0 })
    .onConflictDoNothing()
    .returning({ owner: creditAccount.owner });
  const [moved] = await tx
    .update(creditAccount)
    .set({ balance: sql`${creditAccount.balance} + ${amount}`, entryCount: sql`${creditAccount.entryCount} + 1` })
    .where(and(eq(creditAccount.owner, owner), gte(creditAccount.balance, -amount)))
    .returning();
  if (!moved) return undefined;
  const { balance, entryCount: number } = moved;
  await tx.insert(creditEntry).values({
    ...{ owner, number, at, kind, amount, balance, reason },
    ...{ holdId: hold?.id ?? null, userId: hold?.userId ?? null, doneBy: by ?? null },
  });
  return balance;
};
