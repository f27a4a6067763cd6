import { addCompany } from '../companies/add-company.ts';
import type { IdentityTables } from '../db/tables.ts';
import type { IdentityDeps } from '../deps.ts';

type NewUser = Omit<IdentityTables['user']['$inferInsert'], 'passwordHash'> & { password: string | null };

/** An active customer of Atelier Nord for tests; override what the test is about. */
export const makeUser = (overrides: Partial<NewUser> = {}): NewUser => ({
  id: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e01',
  email: 'claire@atelier-nord.example',
  firstname: 'Claire',
  lastname: 'Martin',
  phone: '+33142000000',
  lang: 'fr',
  role: 'customer',
  companyId: 'atelier-nord',
  password: 'correct horse',
  isActive: true,
  mailboxProven: true,
  createdAt: 0,
  ...overrides,
});

/** Of passwords of tests, each hashed once: that takes its time on purpose. */
const hashes = new Map<string, Promise<string>>();
const hashOf = ({ passwords }: IdentityDeps, password: string): Promise<string> => {
  const known = hashes.get(password) ?? passwords.hash(password);
  hashes.set(password, known);
  return known;
};

export const putUser = async (deps: IdentityDeps, overrides: Partial<NewUser> = {}): Promise<NewUser> => {
  const { password, ...user } = makeUser(overrides);
  const passwordHash = password === null ? null : await hashOf(deps, password);
  await deps.database.transact((tx) => tx.insert(deps.tables.user).values({ ...user, passwordHash }));
  return { ...user, password };
};

/** Companies of the tests: Atelier Nord without a contract, Grand Compte with one of 10 % in the year 2026. */
export const putCompanies = ({ database, tables }: IdentityDeps) =>
  database.transact(async (tx) => {
    await addCompany(tx, tables, { id: 'atelier-nord', name: 'Atelier Nord', domains: ['atelier-nord.example'], now: 0 });
    const terms = { percent: 10, description: 'Contrat-cadre', dispositions: 'Report sans frais' };
    const contract = { id: 'contract', ...terms, validFrom: '2026-01-01', validTo: '2026-12-31' };
    await addCompany(tx, tables, { id: 'grand-compte', name: 'Grand Compte', domains: ['grand-compte.example'], contract, now: 0 });
  });
