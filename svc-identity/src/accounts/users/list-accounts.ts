import type { Account } from '@plenary/contracts/accounts.schemas';
import type { AccountState } from '@plenary/contracts/accounts-terms';
import { folded } from '@plenary/service-kit/database/folded';
import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { Role } from '../../db/tables.ts';
import type { IdentityDeps } from '../../deps.ts';
import { searchPattern } from '../search-pattern.ts';
import { isInState } from './account-state.ts';
import { findAccounts } from './find-accounts.ts';

const pageSize = 50;

interface Asked {
  search?: string | undefined;
  role?: Role | undefined;
  state?: AccountState | undefined;
  companyId?: string | undefined;
  /** The `next` of the page before. */
  after?: string | undefined;
}

/** Users by e-mail address, those alone whose address or name has the searched text in it and that fit what else is asked. */
export const listAccounts = async (
  { database, tables, now }: IdentityDeps,
  { search, role, state, companyId, after }: Asked,
): Promise<{ accounts: Account[]; next: string | null }> => {
  const { user } = tables;
  const pattern = search && searchPattern(search);
  const isFound = pattern
    ? or(
        sql`${folded(database.dialect, user.email)} like ${pattern} escape '\\'`,
        sql`${folded(database.dialect, sql`${user.firstname} || ' ' || ${user.lastname}`)} like ${pattern} escape '\\'`,
      )
    : undefined;
  const condition = and(
    isFound,
    role && eq(user.role, role),
    state && isInState(tables, state),
    companyId ? eq(user.companyId, companyId) : undefined,
    after === undefined ? undefined : gt(user.email, after),
  );
  const found = await findAccounts(database.read, tables, { condition, limit: pageSize + 1, now: now() });
  const accounts = found.slice(0, pageSize);
  return { accounts, next: found.length > pageSize ? (accounts.at(-1)?.email ?? null) : null };
};
