import { noCompanyBilling } from '@plenary/contracts/company-billing';
import type { DeskCompany } from '@plenary/contracts/desk-accounts.schemas';
import { refuse } from '@plenary/http/refuse';
import { desc, eq, inArray } from 'drizzle-orm';
import { summaries } from '../accounts/companies/list-companies.ts';
import { isInForce } from '../accounts/contracts/contract-rules.ts';
import { contractDay } from '../companies/contract-day.ts';
import { primaryContactOf } from '../companies/primary-contact.ts';
import type { IdentityDeps } from '../deps.ts';
import { companiesAlike, companiesMerged } from './find-companies.ts';
import { findPeople } from './find-people.ts';

const mostPeople = 100;

/** A company as staff see it, with its contracts, and with its people and those of the companies on its record. Refuses `not-found`. */
export const getDeskCompany = async (deps: IdentityDeps, companyId: string): Promise<DeskCompany> => {
  const { company, frameworkContract, user } = deps.tables;
  const [row] = await deps.database.read.select().from(company).where(eq(company.id, companyId));
  if (!row) return refuse('not-found');
  const today = contractDay(deps.now());
  const merged = await companiesMerged(deps, companyId);
  const ids = [companyId, ...merged.map((one) => one.companyId)];
  const [[summary], people, alike, contracts] = await Promise.all([
    summaries(deps, [row]),
    findPeople(deps, { where: inArray(user.companyId, ids), limit: mostPeople }),
    companiesAlike(deps, row),
    deps.database.read
      .select()
      .from(frameworkContract)
      .where(eq(frameworkContract.companyId, companyId))
      .orderBy(desc(frameworkContract.validFrom), desc(frameworkContract.id)),
  ]);
  if (!summary) return refuse('not-found');
  return {
    ...{ ...summary, people, billing: row.billing ?? noCompanyBilling },
    ...{ alike, merged, mergedInto: row.mergedInto, version: row.version },
    primaryContactId: await primaryContactOf(deps.database.read, deps.tables, companyId),
    contracts: contracts.map(({ basisPoints, isFlex, validFrom, validTo }) => ({
      ...{ percent: basisPoints / 100, isFlex, validFrom, validTo },
      isInForce: isInForce({ validFrom, validTo }, today),
    })),
  };
};
