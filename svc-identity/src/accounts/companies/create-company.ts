import type { AccountCompany } from '@plenary/contracts/accounts.schemas';
import { changesBetween } from '../../administration/changes-between.ts';
import { recordAction } from '../../administration/record-action.ts';
import { requireAdministrator } from '../../administration/require-administrator.ts';
import { addCompany } from '../../companies/add-company.ts';
import type { IdentityDeps } from '../../deps.ts';
import { parseDomains, setDomains } from './domains.ts';
import { findAccountCompany } from './find-account-company.ts';

interface Form {
  actorId: string;
  name: string;
  domains: readonly string[];
  optionLimitsLifted?: boolean | undefined;
}

/** Adds a company, with its entry in the audit trail. Refuses `forbidden`, and at domains (domains.ts). */
export const createCompany = async (
  deps: IdentityDeps,
  { actorId, name, domains: typed, optionLimitsLifted }: Form,
): Promise<AccountCompany> => {
  const { database, tables, now, newId } = deps;
  const domains = parseDomains(typed, deps.publicEmailDomains);
  const [at, companyId, deedId] = [now(), newId(), newId()];
  return database.transact(async (tx) => {
    const by = await requireAdministrator(tx, tables, actorId);
    await addCompany(tx, tables, { id: companyId, name, domains: [], optionLimitsLifted, now: at });
    await setDomains(tx, tables, { companyId, domains });
    const changes = changesBetween({}, { name, domains: domains.join(', '), ...(optionLimitsLifted && { optionLimitsLifted }) });
    await recordAction(tx, tables, {
      id: deedId,
      at,
      by,
      action: 'company-created',
      subject: { type: 'company', id: companyId, name },
      changes,
    });
    return findAccountCompany(tx, tables, { companyId, now: at });
  });
};
