import { randomBytes } from 'node:crypto';
import { jobsBefore } from '@plenary/contracts/desk-rights';
import type { Transaction } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import { addCompany } from '../companies/add-company.ts';
import { companyOfDomain } from '../companies/company-of-domain.ts';
import type { IdentityDeps } from '../deps.ts';
import { domainOf } from '../emails/parse-email.ts';
import { type FoundUser, findUserByEmail } from '../users/find-user.ts';
import { demoCompanies, demoPassword, demoUsers } from './demo-accounts.ts';
import { seedCredits } from './seed-credits.ts';

/**
 * Adds the demo's companies and accounts; what is there already stays as it is, but for the known password where another is given: the
 * data may be from a time when nobody else reached them.
 */
export const seedDemo = async (deps: IdentityDeps, password = demoPassword): Promise<void> => {
  const { database, tables, passwords, now } = deps;
  const at = now();
  const found = await findDemoUsers(deps);
  const missing = demoUsers.filter((_, index) => !found[index]);
  if (password !== demoPassword) await replaceKnownPassword(deps, found, password);
  if (missing.length === 0) return database.transact((tx) => seedCredits(tx, tables, at));
  const passwordHash = await passwords.hash(password);
  await database.transact(async (tx) => {
    await seedCompanies(tx, deps, at);
    for (const { isActive, ...user } of missing) {
      const company = await companyOfDomain(tx, tables, domainOf(user.email));
      if (!company) throw new Error(`no company has the domain of ${user.email}`);
      await tx
        .insert(tables.user)
        .values({
          ...user,
          jobs: user.role === 'staff' ? jobsBefore.map(({ job, scope }) => ({ job, scope, places: [] })) : [],
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

/** Gives each of these accounts another password where it has the one that everybody knows; answers their number. */
const replaceKnownPassword = async (
  { database, tables, passwords }: IdentityDeps,
  found: readonly (FoundUser | undefined)[],
  password: string,
): Promise<number> => {
  const unlimited = async () => {};
  const isKnown = (kept: string) => passwords.guess({ password: demoPassword, kept, requireRoom: unlimited, countFailure: unlimited });
  let replaced = 0;
  for (const user of found) {
    if (!user?.passwordHash || !(await isKnown(user.passwordHash))) continue;
    const passwordHash = await passwords.hash(password);
    await database.transact((tx) => tx.update(tables.user).set({ passwordHash }).where(eq(tables.user.id, user.id)));
    replaced += 1;
  }
  return replaced;
};

const findDemoUsers = ({ database, tables }: IdentityDeps) =>
  Promise.all(demoUsers.map(({ email }) => findUserByEmail(database.read, tables, email)));

/**
 * Takes the known password from demo accounts of an earlier start, for a start without the demo where others reach the platform: nobody
 * learns the new one, a mailed link leads back in. Answers the number of accounts.
 */
export const withdrawKnownPassword = async (deps: IdentityDeps): Promise<number> =>
  replaceKnownPassword(deps, await findDemoUsers(deps), randomBytes(32).toString('base64url'));

const seedCompanies = async (tx: Transaction, { tables }: IdentityDeps, at: number) => {
  for (const { id, name, domain, billing, contract } of demoCompanies) {
    if (await companyOfDomain(tx, tables, domain)) continue;
    await addCompany(tx, tables, { id, name, domains: [domain], billing, contract: contract && { ...contract, validTo: null }, now: at });
  }
};
