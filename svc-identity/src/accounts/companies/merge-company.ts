import type { AccountCompany } from '@plenary/contracts/accounts.schemas';
import { mostMerged } from '@plenary/contracts/customers-terms';
import { refuse } from '@plenary/http/refuse';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { IdentityTables } from '../../db/tables.ts';
import type { IdentityDeps } from '../../deps.ts';
import { type CompanyChange, changeCompanyWith } from './change-company-with.ts';

interface Merge extends CompanyChange {
  /** Null: on its own again. */
  into: string | null;
  intoVersion: number;
}

/**
 * Puts a company on the record of another, with whatever was on its own; domains, contracts and credits of both stay as they are (design:
 * desk D10). Refuses as `changeCompanyWith`, and `conflict` where the other stands on a third record, has changed since, or is the same.
 */
export const mergeCompany = (deps: IdentityDeps, { into, intoVersion, ...change }: Merge): Promise<AccountCompany> => {
  const { company } = deps.tables;
  return changeCompanyWith(deps, { ...change, action: 'company-merged' }, async (tx) => {
    if (into === change.companyId) return refuse('conflict');
    const [before] = await tx.select({ mergedInto: company.mergedInto }).from(company).where(eq(company.id, change.companyId));
    if (into !== null) await takeIn(tx, deps.tables, { into, intoVersion, companyId: change.companyId });
    await tx.update(company).set({ mergedInto: into }).where(eq(company.id, change.companyId));
    return [{ field: 'mergedInto', from: before?.mergedInto ?? null, to: into }];
  });
};

const takeIn = async (
  tx: Transaction,
  { company }: IdentityTables,
  { into, intoVersion, companyId }: { into: string; intoVersion: number; companyId: string },
): Promise<void> => {
  const [taken] = await tx
    .update(company)
    .set({ version: sql`${company.version} + 1` })
    .where(and(eq(company.id, into), eq(company.version, intoVersion), isNull(company.mergedInto)))
    .returning({ id: company.id });
  if (!taken) return refuse('conflict');
  await tx.update(company).set({ mergedInto: into }).where(eq(company.mergedInto, companyId));
  if ((await tx.$count(company, eq(company.mergedInto, into))) >= mostMerged) refuse('conflict');
};
