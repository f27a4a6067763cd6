import type { Account } from '@plenary/contracts/accounts.schemas';
import { refuse } from '@plenary/http/refuse';
import { eq } from 'drizzle-orm';
import type { Role } from '../../db/tables.ts';
import type { IdentityDeps } from '../../deps.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { type AccountDeed, changeAccountWith } from './change-account-with.ts';

interface RoleChange extends AccountDeed {
  role: Role;
  version: number;
}

/**
 * Gives a user another role, without a job, and ends their sessions. Refuses as `changeAccountWith`, and `conflict` for one's own role, for the role
 * they already have, and for a staff role if their mailbox is not proven.
 */
export const changeRole = async (deps: IdentityDeps, { role, version, ...deed }: RoleChange): Promise<Account> => {
  const { tables } = deps;
  return changeAccountWith(deps, { ...deed, version, action: 'user-role-changed' }, async (tx, account) => {
    const { userId, actorId } = deed;
    if (account.role === role || userId === actorId || (role !== 'customer' && !account.mailboxProven)) return refuse('conflict');
    await tx.update(tables.user).set({ role, jobs: [] }).where(eq(tables.user.id, userId));
    await endSessions(tx, tables, userId);
    return [{ field: 'role', from: account.role, to: role }];
  });
};
