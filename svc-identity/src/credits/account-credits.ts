import type { AccountCreditStatement } from '@plenary/contracts/credit.schemas';
import type { CreditHolder } from '@plenary/contracts/credit-terms';
import { refuse } from '@plenary/http/refuse';
import type { Reader } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import type { IdentityTables } from '../db/tables.ts';
import type { IdentityDeps } from '../deps.ts';
import { findUserById } from '../users/find-user.ts';
import { type CreditOwner, holderIn, ownerKey } from './credit-owner.ts';
import { creditStatement } from './credit-statement.ts';

export interface NamedHolder {
  holder: CreditHolder;
  holderId: string;
}

/** The user or team that an administrator names; refuses `not-found`, also where such a one does not pay in this deployment. */
export const findCreditOwner = async (
  read: Reader,
  { tables, creditMode }: Pick<IdentityDeps, 'tables' | 'creditMode'>,
  { holder, holderId }: NamedHolder,
): Promise<CreditOwner> => {
  if (holder !== holderIn(creditMode)) return refuse('not-found');
  const name = await (holder === 'user' ? nameOfUser : nameOfTeam)(read, tables, holderId);
  return name === undefined ? refuse('not-found') : { holder, key: ownerKey(holder, holderId), name };
};

const nameOfUser = async (read: Reader, tables: IdentityTables, id: string) => {
  const user = await findUserById(read, tables, id);
  return user && `${user.firstname} ${user.lastname}`;
};

const nameOfTeam = async (read: Reader, { company }: IdentityTables, id: string) => {
  const [row] = await read.select({ name: company.name }).from(company).where(eq(company.id, id));
  return row?.name;
};

/** Balance and ledger as an administrator sees them. */
export const accountCredits = async (
  read: Reader,
  tables: IdentityTables,
  asked: { owner: CreditOwner; before: number | undefined },
): Promise<AccountCreditStatement> => {
  const { entries, ...statement } = await creditStatement(read, tables, asked);
  return { ...statement, entries: entries.map(({ userId: _, ...entry }) => entry) };
};
