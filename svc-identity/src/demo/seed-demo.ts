import type { Transaction } from '@plenary/service-kit/database/database';
import { addCompany } from '../companies/add-company.ts';
import { companyOfDomain } from '../companies/company-of-domain.ts';
import type { IdentityDeps } from '../deps.ts';
import { domainOf } from '../emails/parse-email.ts';
import { findUserByEmail } from '../users/find-user.ts';
import { demoCompanies, demoPassword, demoUsers } from './demo-accounts.ts';
import { seedCredits } from './seed-credits.ts';

/** Adds the demo's companies and accounts (design: server-rules §8); what is there already stays as it is. */
export const seedDemo = async (deps: IdentityDeps): Promise<void> => {
  const { database, tables, passwords, now } = deps;
  const at = now();
  const found = await Promise.all(demoUsers.map(({ email }) => findUserByEmail(database.read, tables, email)));
  const missing = demoUsers.filter((_, index) => !found[index]);
  if (missing.length === 0) return database.transact((tx) => seedCredits(tx, tables, at));
  const passwordHash = await passwords.hash(demoPassword);
  await database.transact(async (tx) => {
    await seedCompanies(tx, deps, at);
    for (const { isActive, ...user } of missing) {
      const company = await companyOfDomain(tx, tables, domainOf(user.email));
      if (!company) throw new Error(`no company has the domain of ${user.email}`);
      await tx
        .insert(tables.user)
        .values({
          ...user,
          lang: 'fr',
          companyId: company.id,
          passwordHash: isActive ? passwordHash : null,
          isActive,
          mailboxProven: isActive,
          createdAt: at,
        })
        .onConflictDoNothing();
    }
    await seedCredits(tx, tables, at);
  });
};

const seedCompanies = async (tx: Transaction, { tables }: IdentityDeps, at: number) => {
  for (const { id, name, domain, contract } of demoCompanies) {
    if (await companyOfDomain(tx, tables, domain)) continue;
    await addCompany(tx, tables, { id, name, domains: [domain], contract: contract && { ...contract, validTo: null }, now: at });
  }
};
