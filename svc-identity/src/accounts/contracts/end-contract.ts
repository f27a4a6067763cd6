import type { AccountCompany } from '@plenary/contracts/accounts.schemas';
import { refuse } from '@plenary/http/refuse';
import { eq } from 'drizzle-orm';
import { changesBetween } from '../../administration/changes-between.ts';
import { contractDay } from '../../companies/contract-day.ts';
import type { IdentityDeps } from '../../deps.ts';
import { type CompanyChange, changeCompanyWith } from '../companies/change-company-with.ts';
import { auditedTerms, endFaults } from './contract-rules.ts';

interface End extends CompanyChange {
  contractId: string;
  /** The last day in force, `YYYY-MM-DD`. */
  lastDay: string;
}

/**
 * Ends a framework contract; one that would not have begun by then is gone. Refuses as `changeCompanyWith`, and `invalid-request` for
 * a last day before yesterday or after the one it has.
 */
export const endContract = async (deps: IdentityDeps, { contractId, lastDay, ...change }: End): Promise<AccountCompany> => {
  const { frameworkContract } = deps.tables;
  const today = contractDay(deps.now());
  return changeCompanyWith(deps, { ...change, action: 'contract-ended' }, async (tx, company) => {
    const before = company.contracts.find((contract) => contract.contractId === contractId);
    if (!before) return refuse('not-found');
    const errors = endFaults(before, { lastDay, today });
    if (Object.keys(errors).length > 0) refuse('invalid-request', { errors });
    const isOwn = eq(frameworkContract.id, contractId);
    if (lastDay < before.validFrom) {
      await tx.delete(frameworkContract).where(isOwn);
      return changesBetween(auditedTerms(before), {});
    }
    await tx.update(frameworkContract).set({ validTo: lastDay }).where(isOwn);
    return changesBetween({ validTo: before.validTo }, { validTo: lastDay });
  });
};
