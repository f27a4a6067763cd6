import type { Transaction } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import { ownerKey } from '../credits/credit-owner.ts';
import type { IdentityTables } from '../db/tables.ts';

interface Move {
  user: { id: string; companyId: string };
  companyId: string;
}

/** Moves a user to another company; the one they leave goes where it was theirs alone. */
export const moveToCompany = async (tx: Transaction, tables: IdentityTables, { user, companyId }: Move): Promise<void> => {
  if (user.companyId === companyId) return;
  await tx.update(tables.user).set({ companyId }).where(eq(tables.user.id, user.id));
  await dropCompanyOfNobody(tx, tables, user.companyId);
};

/** Deletes a company that has no people, no domain, no contract and never had credits. */
export const dropCompanyOfNobody = async (tx: Transaction, tables: IdentityTables, companyId: string): Promise<void> => {
  const { company, companyDomain, creditAccount, frameworkContract, user } = tables;
  const ties =
    (await tx.$count(user, eq(user.companyId, companyId))) +
    (await tx.$count(companyDomain, eq(companyDomain.companyId, companyId))) +
    (await tx.$count(frameworkContract, eq(frameworkContract.companyId, companyId))) +
    (await tx.$count(creditAccount, eq(creditAccount.owner, ownerKey('team', companyId))));
  if (ties === 0) await tx.delete(company).where(eq(company.id, companyId));
};
