import type { AccountCompany } from '@plenary/contracts/accounts.schemas';
import { type CompanyBilling, companyBillingFaults, noCompanyBilling } from '@plenary/contracts/company-billing';
import { refuse } from '@plenary/http/refuse';
import { eq } from 'drizzle-orm';
import { changesBetween } from '../../administration/changes-between.ts';
import type { IdentityDeps } from '../../deps.ts';
import { type CompanyChange, changeCompanyWith } from './change-company-with.ts';

/**
 * Sets the address and VAT number of a company. Refuses as `changeCompanyWith`, and `invalid-request` with the missing fields of an
 * address that is not whole.
 */
export const changeCompanyBilling = async (
  deps: IdentityDeps,
  { billing, ...change }: CompanyChange & { billing: CompanyBilling },
): Promise<AccountCompany> => {
  const errors = companyBillingFaults(billing);
  if (Object.keys(errors).length > 0) refuse('invalid-request', { errors });
  const { company } = deps.tables;
  return changeCompanyWith(deps, { ...change, action: 'company-changed' }, async (tx, before) => {
    await tx.update(company).set({ billing }).where(eq(company.id, change.companyId));
    return changesBetween(before.billing ?? noCompanyBilling, { ...billing });
  });
};
