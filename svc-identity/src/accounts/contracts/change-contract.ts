import type { AccountCompany, ContractTermsGiven } from '@plenary/contracts/accounts.schemas';
import { refuse } from '@plenary/http/refuse';
import { eq } from 'drizzle-orm';
import { changesBetween } from '../../administration/changes-between.ts';
import type { IdentityDeps } from '../../deps.ts';
import { type CompanyChange, changeCompanyWith } from '../companies/change-company-with.ts';
import { auditedTerms } from './contract-rules.ts';
import { requireAlone, requirePossible, rowOfTerms } from './save-terms.ts';

interface TermsChange extends CompanyChange {
  contractId: string;
  terms: ContractTermsGiven;
}

/** Changes a framework contract; prices that quotes have frozen stay. Refuses as `giveContract`. */
export const changeContract = async (deps: IdentityDeps, { contractId, terms, ...change }: TermsChange): Promise<AccountCompany> => {
  requirePossible(terms);
  const { frameworkContract } = deps.tables;
  return changeCompanyWith(deps, { ...change, action: 'contract-changed' }, async (tx, company) => {
    const before = company.contracts.find((contract) => contract.contractId === contractId);
    if (!before) return refuse('not-found');
    requireAlone(company, terms, contractId);
    await tx.update(frameworkContract).set(rowOfTerms(terms)).where(eq(frameworkContract.id, contractId));
    return changesBetween(auditedTerms(before), auditedTerms({ ...terms, flex: terms.flex ?? before.flex }));
  });
};
