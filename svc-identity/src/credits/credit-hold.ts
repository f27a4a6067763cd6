import { refuse } from '@plenary/http/refuse';
import type { Reader, Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import type { IdentityTables } from '../db/tables.ts';

export type CreditHold = IdentityTables['creditHold']['$inferSelect'];

export const findHold = async (read: Reader, { creditHold }: IdentityTables, id: string): Promise<CreditHold | undefined> => {
  const [row] = await read.select().from(creditHold).where(eq(creditHold.id, id));
  return row;
};

/** Replaces a hold's state if it is still the `known` one; refuses `conflict` otherwise. */
export const setHold = async (
  tx: Transaction,
  { creditHold }: IdentityTables,
  known: CreditHold | undefined,
  hold: CreditHold,
): Promise<void> => {
  const kept = known
    ? await tx
        .update(creditHold)
        .set(hold)
        .where(and(eq(creditHold.id, hold.id), eq(creditHold.sequence, known.sequence)))
        .returning({ id: creditHold.id })
    : await tx.insert(creditHold).values(hold).onConflictDoNothing().returning({ id: creditHold.id });
  if (kept.length === 0) refuse('conflict');
};
