import type { Reader, Transaction } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import type { CompanyStep, IdentityTables } from '../db/tables.ts';
import { addCompany } from './add-company.ts';

export interface Company {
  id: string;
  name: string;
}

/** The company whose people have e-mail addresses of a domain. */
export const companyOfDomain = async (
  reader: Reader,
  { company, companyDomain }: IdentityTables,
  domain: string,
): Promise<Company | undefined> => {
  const [row] = await reader
    .select({ id: company.id, name: company.name })
    .from(companyDomain)
    .innerJoin(company, eq(company.id, companyDomain.companyId))
    .where(eq(companyDomain.domain, domain));
  return row;
};

/**
 * The company of a domain, and the question for its new user; a free domain leads to a company of its name, which owns it
 * only once a mailbox is proven (claim-domain.ts). `id` is the id of that company.
 */
export const companyForDomain = async (
  tx: Transaction,
  tables: IdentityTables,
  { domain, id, now }: { domain: string; id: string; now: number },
): Promise<Company & { step: CompanyStep }> => {
  const known = await companyOfDomain(tx, tables, domain);
  if (known) return { ...known, step: known.name === domain ? 'creation' : 'confirmation' };
  await addCompany(tx, tables, { id, name: domain, domains: [], now });
  return { id, name: domain, step: 'creation' };
};
