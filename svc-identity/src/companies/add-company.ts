import type { CompanyBilling } from '@plenary/contracts/company-billing';
import type { Transaction } from '@plenary/service-kit/database/database';
import type { ContractTranslations, IdentityTables } from '../db/tables.ts';
import type { ContractTerms } from './contract-in-force.ts';

interface NewCompany {
  id: string;
  name: string;
  /** E-mail domains of the company; each belongs to one company. */
  domains: readonly string[];
  /** Days `YYYY-MM-DD`, both in force; `validTo` null: until further notice. */
  contract?: (ContractTerms & { id: string; validFrom: string; validTo: string | null; translations?: ContractTranslations }) | undefined;
  optionLimitsLifted?: boolean | undefined;
  billing?: CompanyBilling | undefined;
  now: number;
}

/** Adds a company with its e-mail domains and framework contract; throws where it or a domain is there already. */
export const addCompany = async (
  tx: Transaction,
  { company, companyDomain, frameworkContract }: IdentityTables,
  { id, name, domains, contract, optionLimitsLifted, billing, now }: NewCompany,
): Promise<void> => {
  await tx.insert(company).values({ id, name, createdAt: now, optionLimitsLifted, billing });
  if (domains.length > 0) await tx.insert(companyDomain).values(domains.map((domain) => ({ domain, companyId: id })));
  if (!contract) return;
  const { percent, ...terms } = contract;
  await tx.insert(frameworkContract).values({ ...terms, companyId: id, basisPoints: Math.round(percent * 100) });
};
