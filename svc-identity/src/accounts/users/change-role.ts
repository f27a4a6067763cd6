import type { Account } from '@plenary/contracts/accounts.schemas';
import { mayGrant, type RightsHolder } from '@plenary/contracts/desk-rights';
import type { HeldJobs } from '@plenary/contracts/user.schemas';
import { refuse } from '@plenary/http/refuse';
import { eq } from 'drizzle-orm';
import type { Role } from '../../db/tables.ts';
import type { IdentityDeps } from '../../deps.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { type AccountDeed, changeAccountWith } from './change-account-with.ts';
import { jobsInWords } from './jobs-in-words.ts';

interface RoleChange extends AccountDeed {
  giver: RightsHolder;
  role: Role;
  /** Of who becomes staff. */
  jobs: HeldJobs;
  version: number;
}

/**
 * Gives a user another role, staff with their jobs, and ends their sessions. Refuses as `changeAccountWith` and `changeJobs`, `invalid-request`
 * for staff without a job, and `conflict` for one's own role, for the role they already have, and for a staff role if their mailbox is not
 * proven.
 */
export const changeRole = async (deps: IdentityDeps, { giver, role, jobs, version, ...deed }: RoleChange): Promise<Account> => {
  const begun = role === 'staff' ? jobs : [];
  if (role === 'staff' && begun.length === 0) return refuse('invalid-request', { errors: { jobs: 'required' } });
  if (!begun.every((job) => mayGrant(giver, job))) return refuse('forbidden');
  const { tables } = deps;
  return changeAccountWith(deps, { ...deed, version, action: 'user-role-changed' }, async (tx, account) => {
    const { userId, actorId } = deed;
    if (account.role === role || userId === actorId || (role !== 'customer' && !account.mailboxProven)) return refuse('conflict');
    await tx.update(tables.user).set({ role, jobs: begun }).where(eq(tables.user.id, userId));
    await endSessions(tx, tables, userId);
    const given = { field: 'jobs', from: jobsInWords(account.jobs ?? []), to: jobsInWords(begun) };
    return [{ field: 'role', from: account.role, to: role }, ...(given.from === given.to ? [] : [given])];
  });
};
