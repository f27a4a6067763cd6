import type { Account } from '@plenary/contracts/accounts.schemas';
import type { AccountAction } from '@plenary/contracts/accounts-terms';
import type { AuditEntry } from '@plenary/contracts/audit-trail';
import { refuse } from '@plenary/http/refuse';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq, sql } from 'drizzle-orm';
import { recordAction } from '../../administration/record-action.ts';
import { requireAdministrator } from '../../administration/require-administrator.ts';
import type { IdentityDeps } from '../../deps.ts';
import { findAccount } from './find-accounts.ts';

export interface AccountDeed {
  actorId: string;
  userId: string;
}

interface Options extends AccountDeed {
  action: AccountAction;
  /** The version that the administrator saw; undefined for an action that overwrites nothing. */
  version: number | undefined;
}

type Work = (tx: Transaction, account: Account) => Promise<AuditEntry['changes']>;

/**
 * Does something to an account by `work`, which answers what it changed, with its entry in the audit trail, all or nothing. Refuses
 * `forbidden`, `not-found`, and `stale-version` with the newer state if the version is out of date.
 */
export const changeAccountWith = async (
  { database, tables, now, newId }: IdentityDeps,
  { actorId, userId, version, action }: Options,
  work: Work,
): Promise<Account> => {
  const [at, id] = [now(), newId()];
  return database.transact(async (tx) => {
    const by = await requireAdministrator(tx, tables, actorId);
    const before = await findAccount(tx, tables, { userId, now: at });
    if (version !== undefined) {
      const { user } = tables;
      const won = await tx
        .update(user)
        .set({ version: sql`${user.version} + 1` })
        .where(and(eq(user.id, userId), eq(user.version, version)))
        .returning({ id: user.id });
      if (won.length === 0) return refuse('stale-version', { members: { current: before } });
    }
    const changes = await work(tx, before);
    await recordAction(tx, tables, { id, at, by, action, subject: { type: 'user', id: userId, name: before.email }, changes });
    return findAccount(tx, tables, { userId, now: at });
  });
};
