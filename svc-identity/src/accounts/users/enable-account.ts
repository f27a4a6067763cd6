import type { Account } from '@plenary/contracts/accounts.schemas';
import { refuse } from '@plenary/http/refuse';
import { eq } from 'drizzle-orm';
import type { IdentityDeps } from '../../deps.ts';
import { stateOf } from './account-state.ts';
import { type AccountDeed, changeAccountWith } from './change-account-with.ts';

/** Opens a closed account again, with the password it had. Refuses as `changeAccountWith`, and `conflict` for one that is open. */
export const enableAccount = async (deps: IdentityDeps, { version, ...deed }: AccountDeed & { version: number }): Promise<Account> => {
  const { user } = deps.tables;
  return changeAccountWith(deps, { ...deed, version, action: 'user-enabled' }, async (tx, { state }) => {
    if (state !== 'disabled') return refuse('conflict');
    const [opened] = await tx
      .update(user)
      .set({ disabledAt: null })
      .where(eq(user.id, deed.userId))
      .returning({ disabledAt: user.disabledAt, isActive: user.isActive });
    return opened ? [{ field: 'state', from: state, to: stateOf(opened) }] : refuse('not-found');
  });
};
