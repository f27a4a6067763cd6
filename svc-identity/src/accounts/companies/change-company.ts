import type { AccountCompany } from '@plenary/contracts/accounts.schemas';
import { eq } from 'drizzle-orm';
import { changesBetween } from '../../administration/changes-between.ts';
import type { IdentityDeps } from '../../deps.ts';
import { type CompanyChange, changeCompanyWith } from './change-company-with.ts';
import { parseDomains, setDomains } from './domains.ts';

interface Form extends CompanyChange {
  name: string;
  domains: readonly string[];
}

/** Changes a company's name and e-mail domains; its people stay. Refuses as `changeCompanyWith`, and at domains (domains.ts). */
export const changeCompany = async (deps: IdentityDeps, { name, domains: typed, ...change }: Form): Promise<AccountCompany> => {
  const { tables } = deps;
  const domains = parseDomains(typed, deps.publicEmailDomains);
  return changeCompanyWith(deps, { ...change, action: 'company-changed' }, async (tx, before) => {
    const { companyId } = change;
    await tx.update(tables.company).set({ name }).where(eq(tables.company.id, companyId));
    await setDomains(tx, tables, { companyId, domains });
    return changesBetween({ name: before.name, domains: before.domains.join(', ') }, { name, domains: domains.join(', ') });
  });
};
