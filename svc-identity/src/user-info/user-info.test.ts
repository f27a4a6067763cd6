import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { identityMigrations } from '../db/migrations.ts';
import { pendingLifetime } from '../sessions/session-cookie.ts';
import { cookieOf, identityWorld } from '../testing/identity-world.ts';
import { putCompanies, putUser } from '../testing/make-user.ts';

// Covers B-J12, B-J14, B-X06.

const email = 'claire@atelier-nord.example';
const info = { email, firstname: 'Claire', lastname: 'Martin', phone: '01 42 00 00 09', isNewUser: false };

onEachEngine(identityMigrations, (open) => {
  const world = async () => {
    const made = identityWorld(await open());
    await putCompanies(made.deps);
    await putUser(made.deps, { lastname: '', phone: '' });
    const login = () => made.post('/api/login', { email, password: 'correct horse', action: 'login' });
    const give = (overrides: object, cookie?: string) => made.post('/api/user-info', { ...info, ...overrides }, { cookie });
    return { ...made, login, give };
  };

  describe('a sign-in with missing user info', () => {
    itOnBothEngines('answers what is known, and opens a pending sign-in that no other call takes for a session', async () => {
      const { login, resolve, deps } = await world();
      const response = await login();
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({
        type: 'MISSING_USER_INFO',
        email,
        firstname: 'Claire',
        lastname: '',
        phoneNumber: '',
        isNewUser: false,
      });
      expect(response.headers.get('set-cookie')).toMatch(/^plenary-sign-in=[\w-]{43}; Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax$/);
      const token = deps.cookie.readPending(cookieOf(response)) ?? '';
      expect((await resolve(deps.cookie.keep(token))).user).toBeNull();
      expect(await deps.database.read.$count(deps.tables.session)).toBe(0);
      expect(JSON.stringify(await deps.database.read.select().from(deps.tables.pendingSignIn))).not.toContain(token);
    });

    it('becomes a session once the info is given', async () => {
      const { login, give, resolve } = await world();
      const response = await give({}, cookieOf(await login()));
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ success: true, nextStep: 'AVAILABILITIES', _links: {} });
      const [session = '', cleared] = response.headers.getSetCookie();
      expect(cleared).toMatch(/^plenary-sign-in=; Max-Age=0/);
      expect((await resolve(session.split(';')[0])).user).toMatchObject({ email, lastname: 'Martin', phone: '+33142000009' });
      expect(await (await login()).json()).toEqual({ type: 'LOGIN_SUCCESS', isNewUser: false });
    });

    itOnBothEngines('becomes one session of 8 times at once', async () => {
      const { login, give, deps } = await world();
      const cookie = cookieOf(await login());
      const statuses = (await Promise.all(Array.from({ length: 8 }, () => give({}, cookie)))).map(({ status }) => status);
      expect(statuses.sort()).toEqual([200, 401, 401, 401, 401, 401, 401, 401]);
      expect(await deps.database.read.$count(deps.tables.session)).toBe(1);
    });

    it('is over after 30 minutes', async () => {
      const { login, give, clock } = await world();
      const cookie = cookieOf(await login());
      clock.now += pendingLifetime;
      expect((await give({}, cookie)).status).toBe(401);
    });

    it('ends with the account', async () => {
      const { login, give, deps } = await world();
      const cookie = cookieOf(await login());
      await deps.database.transact((tx) => tx.update(deps.tables.user).set({ isActive: false }));
      expect((await give({}, cookie)).status).toBe(401);
      expect(await deps.database.read.$count(deps.tables.session)).toBe(0);
    });
  });

  describe('POST /api/user-info', () => {
    itOnBothEngines('refuses who has no pending sign-in, a session too', async () => {
      const { give, deps, login } = await world();
      await putUser(deps, { id: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e02', email: 'paul@atelier-nord.example' });
      const pending = deps.cookie.readPending(cookieOf(await login())) ?? '';
      for (const cookie of [undefined, 'plenary-sign-in=', `plenary-sign-in=${'x'.repeat(43)}`, `plenary-session=${pending}`])
        expect((await give({}, cookie)).status).toBe(401);
    });

    it('refuses wrong input with every wrong field, and leaves the sign-in as it was', async () => {
      const { login, give } = await world();
      const cookie = cookieOf(await login());
      const cases = [
        [{ phone: 'abc' }, { phone: 'invalid' }],
        [
          { phone: undefined, lastname: ' ' },
          { phone: 'invalid', lastname: 'required' },
        ],
        [{ firstname: '' }, { firstname: 'required' }],
        [{ email: 'paul@atelier-nord.example' }, { email: 'invalid_value' }],
      ] as const;
      for (const [overrides, errors] of cases) {
        const response = await give(overrides, cookie);
        expect(response.status).toBe(400);
        const body = (await response.json()) as Record<string, unknown>;
        expect(body).toMatchObject({ success: false, code: 'invalid-request' });
        expect(body.errors).toEqual(errors);
      }
      expect((await give({}, cookie)).status).toBe(200);
    });
  });
});
