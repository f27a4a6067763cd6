import { mostAlike, mostMerged } from '@plenary/contracts/customers-terms';
import type { SameCompany } from '@plenary/contracts/desk-accounts.schemas';
import { fold, folded } from '@plenary/service-kit/database/folded';
import { and, asc, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import type { IdentityTables } from '../db/tables.ts';
import type { IdentityDeps } from '../deps.ts';

type CompanyRow = IdentityTables['company']['$inferSelect'];

/** Companies that may be the same: of the same name (design: desk D10); none that is on another's record. */
export const companiesAlike = (deps: IdentityDeps, { id, name }: Pick<CompanyRow, 'id' | 'name'>): Promise<SameCompany[]> => {
  const { company } = deps.tables;
  const isNamedSo = eq(folded(deps.database.dialect, company.name), fold(name));
  return findCompanies(deps, { where: and(ne(company.id, id), isNull(company.mergedInto), isNamedSo), limit: mostAlike });
};

/** Companies on the record of another. */
export const companiesMerged = (deps: IdentityDeps, companyId: string): Promise<SameCompany[]> =>
  findCompanies(deps, { where: eq(deps.tables.company.mergedInto, companyId), limit: mostMerged });

const findCompanies = async (
  { database, tables: { company, companyDomain } }: IdentityDeps,
  { where, limit }: { where: SQL | undefined; limit: number },
): Promise<SameCompany[]> => {
  const rows = await database.read.select().from(company).where(where).orderBy(asc(company.name), asc(company.id)).limit(limit);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const domains = await database.read
    .select()
    .from(companyDomain)
    .where(inArray(companyDomain.companyId, ids))
    .orderBy(asc(companyDomain.domain));
  return rows.map(({ id, name, version }) => ({
    ...{ companyId: id, name, version },
    domains: domains.filter(({ companyId }) => companyId === id).map(({ domain }) => domain),
  }));
};
