import type { AccountCompany } from '@plenary/contracts/accounts.schemas';
import { eq } from 'drizzle-orm';
import { changesBetween } from '../../administration/changes-between.ts';
import type { IdentityDeps } from '../../deps.ts';
import { type CompanyChange, changeCompanyWith } from './change-company-with.ts';
import { parseDomains, setDomains } from './domains.ts';

interface Form extends CompanyChange {
  name: string;
  domains: readonly string[];
  /** Undefined: as it is. */
  optionLimitsLifted?: boolean | undefined;
}

/**
 * Changes a company's name, its e-mail domains and whether its options are limited; its people stay. Refuses as `changeCompanyWith`, and at
 * domains (domains.ts).
 */
export const changeCompany = async (
  deps: IdentityDeps,
  { name, domains: typed, optionLimitsLifted: wanted, ...change }: Form,
): Promise<AccountCompany> => {
  const { tables } = deps;
  const domains = parseDomains(typed, deps.publicEmailDomains);
  return changeCompanyWith(deps, { ...change, action: 'company-changed' }, async (tx, before) => {
    const { companyId } = change;
    const { optionLimitsLifted = false } = before;
    const lifted = wanted ?? optionLimitsLifted;
    await tx.update(tables.company).set({ name, optionLimitsLifted: lifted }).where(eq(tables.company.id, companyId));
    await setDomains(tx, tables, { companyId, domains });
    return changesBetween(
      { name: before.name, domains: before.domains.join(', '), optionLimitsLifted },
      { name, domains: domains.join(', '), optionLimitsLifted: lifted },
    );
  });
};
