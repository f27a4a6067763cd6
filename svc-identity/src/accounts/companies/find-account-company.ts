import type { AccountCompany, AccountContract } from '@plenary/contracts/accounts.schemas';
import { noCompanyBilling } from '@plenary/contracts/company-billing';
import { refuse } from '@plenary/http/refuse';
import type { Reader } from '@plenary/service-kit/database/database';
import { asc, desc, eq } from 'drizzle-orm';
import { instantOf } from '../../answers/instant-of.ts';
import { contractDay } from '../../companies/contract-day.ts';
import { primaryContactOf } from '../../companies/primary-contact.ts';
import type { IdentityTables } from '../../db/tables.ts';
import { isInForce } from '../contracts/contract-rules.ts';

type ContractRow = IdentityTables['frameworkContract']['$inferSelect'];

/** A company as an administrator sees it; `now` is an instant in milliseconds. Refuses `not-found`. */
export const findAccountCompany = async (
  reader: Reader,
  tables: IdentityTables,
  { companyId, now }: { companyId: string; now: number },
): Promise<AccountCompany> => {
  const { company, companyDomain, frameworkContract, user } = tables;
  const [row] = await reader.select().from(company).where(eq(company.id, companyId));
  if (!row) return refuse('not-found');
  const domains = await reader
    .select({ domain: companyDomain.domain })
    .from(companyDomain)
    .where(eq(companyDomain.companyId, companyId))
    .orderBy(asc(companyDomain.domain));
  const contracts = await reader
    .select()
    .from(frameworkContract)
    .where(eq(frameworkContract.companyId, companyId))
    .orderBy(desc(frameworkContract.validFrom), desc(frameworkContract.id));
  const today = contractDay(now);
  const presented = contracts.map((contract) => presentContract(contract, today));
  return {
    companyId,
    name: row.name,
    domains: domains.map(({ domain }) => domain),
    peopleCount: await reader.$count(user, eq(user.companyId, companyId)),
    percent: presented.find((contract) => contract.isInForce)?.percent ?? null,
    version: row.version,
    createdAt: instantOf(row.createdAt),
    contracts: presented,
    optionLimitsLifted: row.optionLimitsLifted,
    billing: row.billing ?? noCompanyBilling,
    primaryContactId: await primaryContactOf(reader, tables, companyId),
  };
};

const presentContract = (
  { id, basisPoints, description, dispositions, translations, isFlex, validFrom, validTo }: ContractRow,
  today: string,
): AccountContract => ({
  contractId: id,
  percent: basisPoints / 100,
  texts: { fr: { description, dispositions }, ...translations },
  flex: isFlex,
  validFrom,
  validTo,
  isInForce: isInForce({ validFrom, validTo }, today),
});
