import type { Transaction } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import type { IdentityTables } from '../db/tables.ts';

interface Move {
  user: { id: string; companyId: string };
  companyId: string;
}

/** Moves a user to another company; the one they leave goes where it was theirs alone: no people, no domain, no contract. */
export const moveToCompany = async (tx: Transaction, tables: IdentityTables, { user, companyId }: Move): Promise<void> => {
  if (user.companyId === companyId) return;
  await tx.update(tables.user).set({ companyId }).where(eq(tables.user.id, user.id));
  const { companyDomain, frameworkContract, company } = tables;
  const left = user.companyId;
  const ties =
    (await tx.$count(tables.user, eq(tables.user.companyId, left))) +
    (await tx.$count(companyDomain, eq(companyDomain.companyId, left))) +
    (await tx.$count(frameworkContract, eq(frameworkContract.companyId, left)));
  if (ties === 0) await tx.delete(company).where(eq(company.id, left));
};
