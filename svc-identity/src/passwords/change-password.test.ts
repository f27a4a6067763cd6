import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { identityMigrations } from '../db/migrations.ts';
import { cookieOf, identityWorld, tokenOf } from '../testing/identity-world.ts';
import { putCompanies, putUser } from '../testing/make-user.ts';

const email = 'claire@atelier-nord.example';
const password = 'correct horse';

onEachEngine(identityMigrations, (open) => {
  const world = async (overrides: Parameters<typeof putUser>[1] = {}) => {
    const made = identityWorld(await open());
    await putCompanies(made.deps);
    const user = await putUser(made.deps, overrides);
    const actor = testUser({ userId: user.id, role: user.role });
    const login = (typed: string) => made.post('/api/login', { email, password: typed, action: 'login' });
    const change = (body: object, cookie?: string) => made.post('/api/me/password', body, { actor, cookie });
    return { ...made, actor, login, change };
  };
  const right = { password, newPassword: 'another horse' };

  describe('POST /api/me/password', () => {
    itOnBothEngines('changes the password, ends every session and every sign-in on its way, and opens a new one', async () => {
      const { login, change, resolve, deps } = await world();
      const sessions = [cookieOf(await login(password)), cookieOf(await login(password))];
      const pending = { tokenHash: 'waiting', step: 'second-factor' as const, createdAt: 0, expiresAt: Number.MAX_SAFE_INTEGER };
      await deps.database.transact((tx) =>
        tx.insert(deps.tables.pendingSignIn).values({ ...pending, userId: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e01' }),
      );
      const response = await change(right, sessions[0]);
      expect(response.status).toBe(200);
      for (const cookie of sessions) expect((await resolve(cookie)).user).toBeNull();
      expect((await resolve(cookieOf(response))).user).toMatchObject({ email });
      expect(await deps.database.read.$count(deps.tables.pendingSignIn)).toBe(0);
      expect((await login(password)).status).toBe(401);
      expect((await login('another horse')).status).toBe(200);
      const entries = await deps.database.read.select().from(deps.tables.audit);
      expect(entries).toMatchObject([{ action: 'password-set' }]);
    });

    it.each([
      [{ ...right, password: 'wrong horse' }, { password: 'invalid' }],
      [{ ...right, password: '' }, { password: 'required' }],
      [{ ...right, newPassword: '1234567' }, { newPassword: 'value_too_short' }],
      [{ ...right, newPassword: 'p'.repeat(257) }, { newPassword: 'value_too_long' }],
      [{ ...right, newPassword: 'Password1' }, { newPassword: 'too_common' }],
    ])('refuses %j, and changes nothing', async (body, errors) => {
      const { login, change, resolve } = await world();
      const cookie = cookieOf(await login(password));
      const response = await change(body, cookie);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'invalid-request', errors });
      expect((await resolve(cookie)).user).not.toBeNull();
      expect((await login(password)).status).toBe(200);
    });

    it('guesses no faster than a known browser: the eleventh wrong password waits, in that session alone', async () => {
      const { login, change, clock } = await world();
      const [stolen, own] = [cookieOf(await login(password)), cookieOf(await login(password))];
      for (let i = 0; i < 10; i++) expect((await change({ ...right, password: 'wrong horse' }, stolen)).status).toBe(400);
      const refused = await change(right, stolen);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
      clock.now += 60_000;
      expect((await change({ ...right, password: 'wrong horse' }, stolen)).status).toBe(400);
      expect((await change(right, own)).status).toBe(200);
    });

    itOnBothEngines('is never refused for what strangers tried at the sign-in', async () => {
      const { post, login, change, deps } = await world();
      const cookie = cookieOf(await login(password));
      const { free } = deps.limits.guesses.account;
      for (let i = 1; i < free; i++) await deps.guesses.attempt(email, { address: `198.51.100.${i}` }).countFailure();
      for (let i = 0; i < 3; i++)
        await post(
          '/api/login',
          { email, password: 'wrong horse', action: 'login' },
          { actor: { kind: 'visitor', address: `192.0.2.${i}` } },
        );
      expect((await change(right, cookie)).status).toBe(200);
    });

    itOnBothEngines('is once of 8 times at once', async () => {
      const { change, deps } = await world();
      const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => change({ password, newPassword: `another horse ${i}` })));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await deps.database.read.$count(deps.tables.session)).toBe(1);
    });

    it('is refused, and opens no session, where the account was closed meanwhile', async () => {
      const { change, deps } = await world();
      const { tables, database, passwords } = deps;
      const { guess } = passwords;
      passwords.guess = async (asked) => {
        const isRight = await guess(asked);
        await database.transact((tx) => tx.update(tables.user).set({ disabledAt: 1 }));
        return isRight;
      };
      expect((await change(right)).status).toBe(401);
      expect(await database.read.$count(tables.session)).toBe(0);
    });

    it('is for an account that has a password, and for who is signed in', async () => {
      const { change, post } = await world({ password: null });
      expect((await change(right)).status).toBe(409);
      expect((await post('/api/me/password', right)).status).toBe(401);
    });
  });

  it('a mailed link sets none of the commonest passwords, and is not used up by the try', async () => {
    const { get, deliver, post } = await world();
    await get(`/api/reset-password/send-email?email=${email}`);
    const token = tokenOf((await deliver())[0]);
    const refused = await post('/api/reset-password', { token, password: 'password1' });
    expect(await refused.json()).toMatchObject({ status: 400, errors: { password: 'too_common' } });
    expect((await post('/api/reset-password', { token, password: 'another horse' })).status).toBe(200);
  });

  it('a signup with a framework contract takes none of the commonest passwords', async () => {
    const { post } = await world();
    const signup = {
      email: 'ana@grand-compte.example',
      lang: 'fr',
      firstname: 'Ana',
      lastname: 'Ruiz',
      phone: '0142000000',
      redirectUrl: '/',
    };
    const refused = await post('/api/signup/framework-contract', { ...signup, password: 'password1' });
    expect(await refused.json()).toMatchObject({ status: 400, success: false, errors: { password: 'too_common' } });
    expect((await post('/api/signup/framework-contract', { ...signup, password: 'another horse' })).status).toBe(200);
  });
});
