import type { LostReason } from '@plenary/contracts/desk-deals-terms';
import type { UserActor } from '@plenary/service-kit/actor';
import { staffMemberOf } from '@plenary/service-kit/audit-trail';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import type { LossRow } from '../db/rows.ts';
import type { BookingTables } from '../db/tables.ts';

interface Told {
  actor: UserActor;
  quoteId: string;
  reason: LostReason;
  text: string;
  /** As it was read in this transaction. */
  before: LossRow | undefined;
}

/** Writes why a deal was lost in place of what was read; undefined: somebody else has written it meanwhile. */
export const writeLoss = async (
  tx: Transaction,
  { dealLoss }: BookingTables,
  { actor, quoteId, reason, text, before }: Told,
): Promise<LossRow | undefined> => {
  const row: LossRow = { quoteId, reason, text, toldBy: staffMemberOf(actor), version: (before?.version ?? 0) + 1 };
  const [written] = before
    ? await tx
        .update(dealLoss)
        .set(row)
        .where(and(eq(dealLoss.quoteId, quoteId), eq(dealLoss.version, before.version)))
        .returning()
    : await tx.insert(dealLoss).values(row).onConflictDoNothing().returning();
  return written;
};
