import type { SignedUp } from '@plenary/contracts/sign-up.schemas';
import type { Transaction } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import { addCompany } from '../companies/add-company.ts';
import { claimDomain } from '../companies/claim-domain.ts';
import { companyOfDomain } from '../companies/company-of-domain.ts';
import { moveToCompany } from '../companies/move-to-company.ts';
import type { IdentityTables } from '../db/tables.ts';
import type { IdentityDeps } from '../deps.ts';
import { domainOf } from '../emails/parse-email.ts';
import type { FoundUser } from '../users/find-user.ts';
import { askForName, settled } from './company-step.ts';
import { requireCompanyStep } from './require-company-step.ts';

interface Naming {
  userId: string;
  /** Absent: the user has only said that the known company is not theirs. */
  companyName: string | undefined;
}

/**
 * Moves the new user to a company they name, alone until its domain is proven; without a name the answer asks for one.
 * Refuses `conflict` once the company is settled.
 */
export const nameCompany = async (deps: IdentityDeps, { userId, companyName }: Naming): Promise<SignedUp> => {
  const { database, tables, now, newId } = deps;
  const at = now();
  const id = newId();
  return database.transact(async (tx) => {
    const user = await requireCompanyStep(tx, tables, userId);
    const known = await companyOfDomain(tx, tables, domainOf(user.email));
    if (companyName === undefined) {
      await tx.update(tables.user).set({ companyStep: 'creation' }).where(eq(tables.user.id, user.id));
      return askForName(known !== undefined);
    }
    if (await isNameless(tx, tables, user)) {
      await tx.update(tables.company).set({ name: companyName }).where(eq(tables.company.id, user.companyId));
    } else {
      await addCompany(tx, tables, { id, name: companyName, domains: [], now: at });
      await moveToCompany(tx, tables, { user, companyId: id });
    }
    await tx.update(tables.user).set({ companyStep: null }).where(eq(tables.user.id, user.id));
    if (user.mailboxProven) await claimDomain(tx, deps, user.id);
    return settled;
  });
};

/** Whether the user's company was made by their own signup and still bears the name of its domain. */
const isNameless = async (tx: Transaction, { user }: IdentityTables, { email, companyId, companyName }: FoundUser) =>
  companyName === domainOf(email) && (await tx.$count(user, eq(user.companyId, companyId))) === 1;
