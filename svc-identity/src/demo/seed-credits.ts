import type { Transaction } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import { ownerKey } from '../credits/credit-owner.ts';
import { moveCredits } from '../credits/move-credits.ts';
import type { IdentityTables } from '../db/tables.ts';
import { demoBalances } from './demo-accounts.ts';

/** Gives the demo's users and teams credits, each once; invisible in credit mode COMPANY. */
export const seedCredits = async (tx: Transaction, tables: IdentityTables, at: number): Promise<void> => {
  const { creditAccount } = tables;
  for (const { holder, id, credits, reason } of demoBalances) {
    const owner = ownerKey(holder, id);
    const [known] = await tx.select({ owner: creditAccount.owner }).from(creditAccount).where(eq(creditAccount.owner, owner));
    if (!known) await moveCredits(tx, tables, { owner, kind: 'granted', amount: credits, reason, at });
  }
};
