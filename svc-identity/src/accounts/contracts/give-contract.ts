import type { AccountCompany, ContractTermsGiven } from '@plenary/contracts/accounts.schemas';
import { changesBetween } from '../../administration/changes-between.ts';
import type { IdentityDeps } from '../../deps.ts';
import { type CompanyChange, changeCompanyWith } from '../companies/change-company-with.ts';
import { auditedTerms } from './contract-rules.ts';
import { requireAlone, requirePossible, rowOfTerms } from './save-terms.ts';

/** Gives a company a framework contract. Refuses as `changeCompanyWith`, and `conflict` where it would overlap another. */
export const giveContract = async (
  deps: IdentityDeps,
  { terms, ...change }: CompanyChange & { terms: ContractTermsGiven },
): Promise<AccountCompany> => {
  requirePossible(terms);
  const { tables } = deps;
  const contractId = deps.newId();
  return changeCompanyWith(deps, { ...change, action: 'contract-given' }, async (tx, company) => {
    requireAlone(company, terms);
    await tx.insert(tables.frameworkContract).values({ id: contractId, companyId: change.companyId, ...rowOfTerms(terms) });
    return changesBetween({}, auditedTerms(terms));
  });
};
