import type { Reader } from '@plenary/service-kit/database/database';
import { and, desc, eq, lt, sum } from 'drizzle-orm';
import { instantOf } from '../answers/instant-of.ts';
import type { IdentityTables } from '../db/tables.ts';
import { balanceOf } from './balance-of.ts';
import type { CreditOwner } from './credit-owner.ts';

const pageSize = 50;

interface Asked {
  owner: CreditOwner;
  /** The `next` of the page before. */
  before: number | undefined;
}

/** A balance with a page of its ledger, the newest first; who may see which part of an entry is for the caller to say. */
export const creditStatement = async (read: Reader, tables: IdentityTables, { owner, before }: Asked) => {
  const { creditEntry, creditHold, user } = tables;
  const rows = await read
    .select({
      number: creditEntry.number,
      at: creditEntry.at,
      kind: creditEntry.kind,
      amount: creditEntry.amount,
      balance: creditEntry.balance,
      reason: creditEntry.reason,
      by: creditEntry.doneBy,
      userId: creditEntry.userId,
      userEmail: user.email,
      subject: creditHold.subject,
    })
    .from(creditEntry)
    .leftJoin(creditHold, eq(creditHold.id, creditEntry.holdId))
    .leftJoin(user, eq(user.id, creditEntry.userId))
    .where(and(eq(creditEntry.owner, owner.key), before === undefined ? undefined : lt(creditEntry.number, before)))
    .orderBy(desc(creditEntry.number))
    .limit(pageSize + 1);
  const [held] = await read
    .select({ credits: sum(creditHold.credits) })
    .from(creditHold)
    .where(and(eq(creditHold.owner, owner.key), eq(creditHold.isSpent, false)));
  const shown = rows.slice(0, pageSize);
  return {
    holder: owner.holder,
    name: owner.name,
    balance: await balanceOf(read, tables, owner.key),
    held: Number(held?.credits ?? 0),
    entries: shown.map(({ at, ...entry }) => ({ ...entry, at: instantOf(at) })),
    next: rows.length > pageSize ? (shown.at(-1)?.number ?? null) : null,
  };
};
