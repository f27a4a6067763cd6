import { noCompanyBilling } from '@plenary/contracts/company-billing';
import type { DeskCompany } from '@plenary/contracts/desk-accounts.schemas';
import { refuse } from '@plenary/http/refuse';
import { eq } from 'drizzle-orm';
import { summaries } from '../accounts/companies/list-companies.ts';
import type { IdentityDeps } from '../deps.ts';
import { findPeople } from './find-people.ts';

const mostPeople = 100;

/** A company as staff see it, with its people. Refuses `not-found`. */
export const getDeskCompany = async (deps: IdentityDeps, companyId: string): Promise<DeskCompany> => {
  const { company, user } = deps.tables;
  const [row] = await deps.database.read.select().from(company).where(eq(company.id, companyId));
  if (!row) return refuse('not-found');
  const [[summary], people] = await Promise.all([
    summaries(deps, [row]),
    findPeople(deps, { where: eq(user.companyId, companyId), limit: mostPeople }),
  ]);
  return summary ? { ...summary, people, billing: row.billing ?? noCompanyBilling } : refuse('not-found');
};
