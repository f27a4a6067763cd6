import type { CompanySummary } from '@plenary/contracts/accounts.schemas';
import { folded } from '@plenary/service-kit/database/folded';
import { and, asc, count, eq, exists, gt, inArray, or, sql } from 'drizzle-orm';
import { contractDay } from '../../companies/contract-day.ts';
import type { IdentityDeps } from '../../deps.ts';
import { isInForce } from '../contracts/contract-rules.ts';
import { searchPattern } from '../search-pattern.ts';

const pageSize = 50;

interface Asked {
  search: string | undefined;
  /** The `next` of the page before. */
  after: string | undefined;
}

/** Companies by name, those alone whose name or one of whose domains has the searched text in it. */
export const listCompanies = async (
  deps: IdentityDeps,
  { search, after }: Asked,
): Promise<{ companies: CompanySummary[]; next: string | null }> => {
  const { company, companyDomain } = deps.tables;
  const { read, dialect } = deps.database;
  const name = sql<string>`lower(${company.name})`;
  const pattern = search && searchPattern(search);
  const hasDomain = exists(
    read
      .select({ domain: companyDomain.domain })
      .from(companyDomain)
      .where(and(eq(companyDomain.companyId, company.id), sql`${companyDomain.domain} like ${pattern} escape '\\'`)),
  );
  const isFound = pattern ? or(sql`${folded(dialect, company.name)} like ${pattern} escape '\\'`, hasDomain) : undefined;
  const rows = await read
    .select({ id: company.id, name: company.name, key: name })
    .from(company)
    .where(and(isFound, isBehind(deps, after)))
    .orderBy(asc(name), asc(company.id))
    .limit(pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return { companies: await summaries(deps, shown), next: rows.length > pageSize && last ? `${last.id}|${last.key}` : null };
};

const isBehind = ({ tables: { company } }: IdentityDeps, after: string | undefined) => {
  if (after === undefined) return undefined;
  const cut = after.indexOf('|');
  const [id, key] = [after.slice(0, cut), after.slice(cut + 1)];
  const name = sql<string>`lower(${company.name})`;
  return or(gt(name, key), and(eq(name, key), gt(company.id, id)));
};

/** What a list tells of companies. */
export const summaries = async ({ database: { read }, tables, now }: IdentityDeps, companies: readonly { id: string; name: string }[]) => {
  if (companies.length === 0) return [];
  const { companyDomain, frameworkContract, user } = tables;
  const ids = companies.map(({ id }) => id);
  const [domains, contracts, people] = await Promise.all([
    read.select().from(companyDomain).where(inArray(companyDomain.companyId, ids)).orderBy(asc(companyDomain.domain)),
    read.select().from(frameworkContract).where(inArray(frameworkContract.companyId, ids)),
    read.select({ companyId: user.companyId, count: count() }).from(user).where(inArray(user.companyId, ids)).groupBy(user.companyId),
  ]);
  const today = contractDay(now());
  return companies.map(({ id, name }): CompanySummary => {
    const contract = contracts.find((each) => each.companyId === id && isInForce(each, today));
    return {
      companyId: id,
      name,
      domains: domains.filter(({ companyId }) => companyId === id).map(({ domain }) => domain),
      peopleCount: people.find(({ companyId }) => companyId === id)?.count ?? 0,
      percent: contract ? contract.basisPoints / 100 : null,
    };
  });
};
