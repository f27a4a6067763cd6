import type { AccountState } from '@plenary/contracts/accounts-terms';
import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { IdentityTables } from '../../db/tables.ts';

export const stateOf = ({ disabledAt, isActive }: { disabledAt: number | null; isActive: boolean }): AccountState => {
  if (disabledAt !== null) return 'disabled';
  return isActive ? 'active' : 'pending';
};

/** The same as a condition of a query. */
export const isInState = ({ user }: IdentityTables, state: AccountState): SQL | undefined =>
  state === 'disabled' ? isNotNull(user.disabledAt) : and(isNull(user.disabledAt), eq(user.isActive, state === 'active'));
