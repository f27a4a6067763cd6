import type { Account } from '@plenary/contracts/accounts.schemas';
import { mostMerged } from '@plenary/contracts/customers-terms';
import { refuse } from '@plenary/http/refuse';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { IdentityTables } from '../../db/tables.ts';
import type { IdentityDeps } from '../../deps.ts';
import { type AccountDeed, changeAccountWith } from './change-account-with.ts';

interface Merge extends AccountDeed {
  /** Null: on its own again. */
  into: string | null;
  version: number;
  intoVersion: number;
}

/**
 * Puts a customer on the record of another, with whoever was on theirs; both accounts stay as they are (design: desk D10). Refuses as
 * `changeAccountWith`, and `conflict` where one of both is no customer with an open account, the other stands on a third record or has changed
 * since. The trail has ids: it outlives either.
 */
export const mergeCustomer = (deps: IdentityDeps, { into, version, intoVersion, ...deed }: Merge): Promise<Account> => {
  const { tables } = deps;
  const { user } = tables;
  return changeAccountWith(deps, { ...deed, version, action: 'user-merged' }, async (tx, account) => {
    if (account.role !== 'customer' || account.state === 'disabled' || into === deed.userId) return refuse('conflict');
    const [before] = await tx.select({ mergedInto: user.mergedInto }).from(user).where(eq(user.id, deed.userId));
    if (into !== null) await takeIn(tx, tables, { into, intoVersion, userId: deed.userId });
    await tx.update(user).set({ mergedInto: into }).where(eq(user.id, deed.userId));
    return [{ field: 'mergedInto', from: before?.mergedInto ?? null, to: into }];
  });
};

const takeIn = async (
  tx: Transaction,
  { user }: IdentityTables,
  { into, intoVersion, userId }: { into: string; intoVersion: number; userId: string },
): Promise<void> => {
  const isOwn = and(eq(user.role, 'customer'), isNull(user.disabledAt), isNull(user.mergedInto));
  const [taken] = await tx
    .update(user)
    .set({ version: sql`${user.version} + 1` })
    .where(and(eq(user.id, into), eq(user.version, intoVersion), isOwn))
    .returning({ id: user.id });
  if (!taken) return refuse('conflict');
  await tx.update(user).set({ mergedInto: into }).where(eq(user.mergedInto, userId));
  if ((await tx.$count(user, eq(user.mergedInto, into))) >= mostMerged) refuse('conflict');
};
