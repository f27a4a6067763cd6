import type { SignedUp } from '@plenary/contracts/sign-up.schemas';
import { refuse } from '@plenary/http/refuse';
import { eq } from 'drizzle-orm';
import { companyOfDomain } from '../companies/company-of-domain.ts';
import { moveToCompany } from '../companies/move-to-company.ts';
import type { IdentityDeps } from '../deps.ts';
import { domainOf } from '../emails/parse-email.ts';
import { settled } from './company-step.ts';
import { requireCompanyStep } from './require-company-step.ts';

/** The new user belongs to the company of their e-mail domain. Refuses `conflict` once the company is settled, or without one. */
export const confirmCompany = async ({ database, tables }: IdentityDeps, userId: string): Promise<SignedUp> => {
  await database.transact(async (tx) => {
    const user = await requireCompanyStep(tx, tables, userId);
    const company = await companyOfDomain(tx, tables, domainOf(user.email));
    if (!company) return refuse('conflict');
    await moveToCompany(tx, tables, { user, companyId: company.id });
    await tx.update(tables.user).set({ companyStep: null }).where(eq(tables.user.id, user.id));
  });
  return settled;
};
