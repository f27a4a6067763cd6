import type { Account } from '@plenary/contracts/accounts.schemas';
import { refuse } from '@plenary/http/refuse';
import { eq } from 'drizzle-orm';
import type { IdentityDeps } from '../../deps.ts';
import { type AccountDeed, changeAccountWith } from './change-account-with.ts';
import { endEveryWay } from './end-every-way.ts';

/** Closes an account and ends every way into it. Refuses as `changeAccountWith`, and `conflict` for one's own and a closed one. */
export const disableAccount = async (deps: IdentityDeps, { version, ...deed }: AccountDeed & { version: number }): Promise<Account> => {
  const { tables } = deps;
  const at = deps.now();
  return changeAccountWith(deps, { ...deed, version, action: 'user-disabled' }, async (tx, { state }) => {
    if (state === 'disabled' || deed.userId === deed.actorId) return refuse('conflict');
    await tx.update(tables.user).set({ disabledAt: at }).where(eq(tables.user.id, deed.userId));
    await endEveryWay(tx, tables, { userId: deed.userId, now: at });
    return [{ field: 'state', from: state, to: 'disabled' }];
  });
};
