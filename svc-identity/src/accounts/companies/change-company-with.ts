import type { AccountCompany } from '@plenary/contracts/accounts.schemas';
import type { AccountAction } from '@plenary/contracts/accounts-terms';
import type { AuditEntry } from '@plenary/contracts/audit-trail';
import { refuse } from '@plenary/http/refuse';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq, sql } from 'drizzle-orm';
import { recordAction } from '../../administration/record-action.ts';
import { requireAdministrator } from '../../administration/require-administrator.ts';
import type { IdentityDeps } from '../../deps.ts';
import { findAccountCompany } from './find-account-company.ts';

export interface CompanyChange {
  actorId: string;
  companyId: string;
  /** The version that the administrator saw. */
  version: number;
}

type Work = (tx: Transaction, company: AccountCompany) => Promise<AuditEntry['changes']>;

/**
 * Changes a company by `work`, which answers what it changed, with its entry in the audit trail, all or nothing. Refuses `forbidden`,
 * `not-found`, and `stale-version` with the newer state if the version is out of date.
 */
export const changeCompanyWith = async (
  { database, tables, now, newId }: IdentityDeps,
  { actorId, companyId, version, action }: CompanyChange & { action: AccountAction },
  work: Work,
): Promise<AccountCompany> => {
  const [at, id] = [now(), newId()];
  return database.transact(async (tx) => {
    const by = await requireAdministrator(tx, tables, actorId);
    const before = await findAccountCompany(tx, tables, { companyId, now: at });
    const { company } = tables;
    const won = await tx
      .update(company)
      .set({ version: sql`${company.version} + 1` })
      .where(and(eq(company.id, companyId), eq(company.version, version)))
      .returning({ id: company.id });
    if (won.length === 0) return refuse('stale-version', { members: { current: before } });
    const changes = await work(tx, before);
    const after = await findAccountCompany(tx, tables, { companyId, now: at });
    await recordAction(tx, tables, { id, at, by, action, subject: { type: 'company', id: companyId, name: after.name }, changes });
    return after;
  });
};
