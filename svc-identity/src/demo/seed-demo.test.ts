import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { eq } from 'drizzle-orm';
import { identityMigrations } from '../db/migrations.ts';
import { cookieOf, identityWorld } from '../testing/identity-world.ts';
import { demoPassword } from './demo-accounts.ts';
import { seedDemo, withdrawKnownPassword } from './seed-demo.ts';

onEachEngine(identityMigrations, (open) => {
  const world = async () => {
    const made = identityWorld(await open());
    await seedDemo(made.deps);
    const login = (email: string) => made.post('/api/login', { email, password: demoPassword, action: 'login' });
    return { ...made, login };
  };

  describe('the demo accounts', () => {
    itOnBothEngines('sign in with the password everybody knows', async () => {
      const { login, resolve } = await world();
      const accounts = [
        ['claire@atelier-nord.example', { role: 'customer', companyName: 'Atelier Nord', frameworkContract: null }],
        ['hugo@grand-compte.example', { role: 'customer', frameworkContract: { companyName: 'Grand Compte', percent: 10 } }],
        ['staff@comet.example', { role: 'staff' }],
        ['admin@comet.example', { role: 'admin' }],
      ] as const;
      for (const [email, user] of accounts)
        expect((await resolve(cookieOf(await login(email)))).user).toMatchObject({ email, mailboxProven: true, ...user });
    });

    it('have one that never set a password', async () => {
      const { login, get } = await world();
      expect((await login('inactive@atelier-nord.example')).status).toBe(401);
      const identified = await get('/api/identify-email?email=inactive@atelier-nord.example');
      expect(await identified.json()).toEqual({ type: 'USER_EXISTS', isActive: false });
    });

    it('come with a company that is known without a contract, and one with', async () => {
      const { get, post } = await world();
      const typeOf = async (email: string) => (await (await get(`/api/identify-email?email=${email}`)).json()) as object;
      expect(await typeOf('new@known-company.example')).toEqual({ type: 'USER_NOT_FOUND' });
      expect(await typeOf('new@grand-compte.example')).toEqual({ type: 'USER_NOT_FOUND_WITH_FRAMEWORK_CONTRACT' });
      const person = { lang: 'fr', firstname: 'A', lastname: 'B', phone: '0142000000', action: 'signup' };
      expect((await post('/api/signup', { email: 'new@known-company.example', ...person })).status).toBe(200);
    });

    itOnBothEngines('are seeded again at every start, alone or several at once, and change nothing that is there', async () => {
      const { deps, patch, login, resolve } = await world();
      const cookie = cookieOf(await login('claire@atelier-nord.example'));
      const { user } = await resolve(cookie);
      await deps.database.transact((tx) => tx.update(deps.tables.user).set({ lang: 'nl' }));
      await Promise.all([seedDemo(deps), seedDemo(deps)]);
      expect(await deps.database.read.$count(deps.tables.user)).toBe(5);
      expect(await deps.database.read.$count(deps.tables.company)).toBe(4);
      expect((await resolve(cookie)).user).toEqual({ ...user, lang: 'nl' });
      expect((await patch('/api/me', { lang: 'fr' })).status).toBe(401);
    });

    it('sign in with the given password alone, also where they were seeded with the known one before', async () => {
      const { deps, post, login } = await world();
      await seedDemo(deps, 'a-password-of-this-demo');
      const email = 'admin@comet.example';
      expect((await login(email)).status).toBe(401);
      expect((await post('/api/login', { email, password: 'a-password-of-this-demo', action: 'login' })).status).toBe(200);
    });

    itOnBothEngines('lose the known password at a start without the demo where others reach them; other passwords stay', async () => {
      const { deps, post, login } = await world();
      const own = 'a-password-of-my-own-2026';
      const { database, tables, passwords } = deps;
      const passwordHash = await passwords.hash(own);
      await database.transact((tx) =>
        tx.update(tables.user).set({ passwordHash }).where(eq(tables.user.email, 'claire@atelier-nord.example')),
      );
      expect(await withdrawKnownPassword(deps)).toBe(3);
      for (const email of ['admin@comet.example', 'staff@comet.example', 'hugo@grand-compte.example'])
        expect((await login(email)).status).toBe(401);
      expect((await post('/api/login', { email: 'claire@atelier-nord.example', password: own, action: 'login' })).status).toBe(200);
      expect(await withdrawKnownPassword(deps)).toBe(0);
    });

    itOnBothEngines('are whole when several copies seed an empty database at once', async () => {
      const { deps } = identityWorld(await open());
      await Promise.all([seedDemo(deps), seedDemo(deps), seedDemo(deps)]);
      expect(await deps.database.read.$count(deps.tables.user)).toBe(5);
      expect(await deps.database.read.$count(deps.tables.frameworkContract)).toBe(1);
    });
  });
});
