import type { Account, AccountCompany } from '@plenary/contracts/accounts.schemas';
import type { TrailPage } from '@plenary/contracts/audit-trail';
import type { Database } from '@plenary/service-kit/database/database';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { cookieOf, identityWorld } from './identity-world.ts';
import { putCompanies, putUser } from './make-user.ts';

const idOf = (last: string) => `7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e${last}`;
export const ids = { claire: idOf('01'), admin: idOf('04'), otherAdmin: idOf('05'), staff: idOf('03') };
const password = 'correct horse';

/** A svc-identity with two administrators, and one of the staff and a customer who can sign in. */
export const accountsWorld = async (database: Database, options: Parameters<typeof identityWorld>[1] = {}) => {
  const made = identityWorld(database, options);
  await putCompanies(made.deps);
  await putUser(made.deps);
  for (const [id, email, role] of [
    [ids.staff, 'staff@atelier-nord.example', 'staff'],
    [ids.admin, 'admin@atelier-nord.example', 'admin'],
    [ids.otherAdmin, 'other@atelier-nord.example', 'admin'],
  ] as const)
    await putUser(made.deps, { id, email, role, password: role === 'staff' ? password : null });

  const admin = testUser({ userId: ids.admin, role: 'admin' });
  const otherAdmin = testUser({ userId: ids.otherAdmin, role: 'admin' });
  const read = async <T>(path: string): Promise<T> => (await (await made.get(`/api/accounts${path}`, { actor: admin })).json()) as T;
  const login = (email = 'claire@atelier-nord.example', typed = password) =>
    made.post('/api/login', { email, password: typed, action: 'login' });

  return {
    ...made,
    admin,
    otherAdmin,
    read,
    login,
    /** A cookie of a new session. */
    signIn: async (email?: string) => cookieOf(await login(email)),
    account: (userId = ids.claire) => read<Account>(`/users/${userId}`),
    company: (companyId = 'grand-compte') => read<AccountCompany>(`/companies/${companyId}`),
    trail: async (query = '') => (await read<TrailPage>(`/audit-trail${query}`)).entries,
    send: (path: string, body: unknown, actor = admin) => made.post(`/api/accounts${path}`, body, { actor }),
    put: (path: string, body: unknown, actor = admin) => made.put(`/api/accounts${path}`, body, { actor }),
  };
};
export type AccountsWorld = Awaited<ReturnType<typeof accountsWorld>>;
