import { noCompanyBilling } from '@plenary/contracts/company-billing';
import type { DeskCompany } from '@plenary/contracts/desk-accounts.schemas';
import { refuse } from '@plenary/http/refuse';
import { desc, eq } from 'drizzle-orm';
import { summaries } from '../accounts/companies/list-companies.ts';
import { isInForce } from '../accounts/contracts/contract-rules.ts';
import { contractDay } from '../companies/contract-day.ts';
import { primaryContactOf } from '../companies/primary-contact.ts';
import type { IdentityDeps } from '../deps.ts';
import { findPeople } from './find-people.ts';

const mostPeople = 100;

/** A company as staff see it, with its people and contracts. Refuses `not-found`. */
export const getDeskCompany = async (deps: IdentityDeps, companyId: string): Promise<DeskCompany> => {
  const { company, frameworkContract, user } = deps.tables;
  const [row] = await deps.database.read.select().from(company).where(eq(company.id, companyId));
  if (!row) return refuse('not-found');
  const today = contractDay(deps.now());
  const [[summary], people, contracts] = await Promise.all([
    summaries(deps, [row]),
    findPeople(deps, { where: eq(user.companyId, companyId), limit: mostPeople }),
    deps.database.read
      .select()
      .from(frameworkContract)
      .where(eq(frameworkContract.companyId, companyId))
      .orderBy(desc(frameworkContract.validFrom), desc(frameworkContract.id)),
  ]);
  if (!summary) return refuse('not-found');
  return {
    ...{ ...summary, people, billing: row.billing ?? noCompanyBilling },
    primaryContactId: await primaryContactOf(deps.database.read, deps.tables, companyId),
    contracts: contracts.map(({ basisPoints, isFlex, validFrom, validTo }) => ({
      ...{ percent: basisPoints / 100, isFlex, validFrom, validTo },
      isInForce: isInForce({ validFrom, validTo }, today),
    })),
  };
};
