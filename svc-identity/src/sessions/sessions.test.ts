import * as sessionsSchemas from '@plenary/contracts/sessions.schemas';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { identityMigrations } from '../db/migrations.ts';
import type { Role } from '../db/tables.ts';
import { cookieOf, identityWorld } from '../testing/identity-world.ts';
import { putCompanies, putUser } from '../testing/make-user.ts';
import { day, hour, minute } from './session-rules.ts';

// Covers B-R39.

onEachEngine(identityMigrations, (open) => {
  const world = async (overrides: Parameters<typeof putUser>[1] = {}) => {
    const made = identityWorld(await open());
    await putCompanies(made.deps);
    const user = await putUser(made.deps, overrides);
    const signIn = async () => cookieOf(await made.post('/api/login', { email: user.email, password: 'correct horse', action: 'login' }));
    return { ...made, signIn };
  };

  describe('POST /internal/sessions/resolve', () => {
    itOnBothEngines('gives the gateway all it needs to know of the user', async () => {
      const { signIn, resolve } = await world({ email: 'hugo@grand-compte.example', companyId: 'grand-compte', role: 'customer' });
      const answer = sessionsSchemas.resolveSession.response.parse(await resolve(await signIn()));
      expect(answer).toEqual({
        user: {
          id: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e01',
          email: 'hugo@grand-compte.example',
          firstname: 'Claire',
          lastname: 'Martin',
          companyName: 'Grand Compte',
          phone: '+33142000000',
          lang: 'fr',
          role: 'customer',
          mailboxProven: true,
          companyId: 'grand-compte',
          optionLimitsLifted: false,
          frameworkContract: { companyName: 'Grand Compte', percent: 10, description: 'Contrat-cadre', dispositions: 'Report sans frais' },
        },
      });
    });

    it('gives no framework contract that is not in force today', async () => {
      const { signIn, resolve, clock } = await world({ email: 'hugo@grand-compte.example', companyId: 'grand-compte' });
      clock.now = Date.UTC(2027, 0, 1);
      expect((await resolve(await signIn())).user).toMatchObject({ frameworkContract: null });
    });

    it('gives no framework contract before the mailbox is proven', async () => {
      const { signIn, resolve } = await world({ email: 'hugo@grand-compte.example', companyId: 'grand-compte', mailboxProven: false });
      expect((await resolve(await signIn())).user).toMatchObject({ mailboxProven: false, frameworkContract: null });
    });

    it('resolves no other token', async () => {
      const { post } = await world();
      for (const sessionToken of ['', 'x', 'x'.repeat(200)]) {
        const response = await post('/internal/sessions/resolve', { sessionToken }, { actor: { kind: 'service', name: 'gateway' } });
        expect(await response.json()).toEqual({ user: null });
      }
    });

    it('can be resolved by services only', async () => {
      const { post } = await world();
      expect((await post('/internal/sessions/resolve', { sessionToken: 'x' })).status).toBe(404);
    });

    it('ends a session 30 days after its last use', async () => {
      const { signIn, resolve, clock } = await world();
      const cookie = await signIn();
      clock.now += 30 * day;
      expect((await resolve(cookie)).user).toBeNull();
    });

    it('keeps a session that is used, with one write an hour, and renews the cookie with it', async () => {
      const { signIn, resolve, clock, deps } = await world();
      const cookie = await signIn();
      const lastSeen = async () => (await deps.database.read.select().from(deps.tables.session))[0]?.lastSeenAt;
      const opened = clock.now;
      clock.now += hour - 1;
      expect(await resolve(cookie)).not.toHaveProperty('setCookie');
      expect(await lastSeen()).toBe(opened);
      clock.now += 1;
      const renewed = await resolve(cookie);
      expect(renewed.setCookie).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
      expect(renewed.setCookie?.startsWith(`${cookie};`)).toBe(true);
      expect(await lastSeen()).toBe(clock.now);
      for (let i = 0; i < 3; i++) {
        clock.now += 29 * day;
        expect((await resolve(cookie)).user).not.toBeNull();
      }
    });

    itOnBothEngines('ends a session 90 days after its sign-in, however much it is used', async () => {
      const { signIn, resolve, clock } = await world();
      const cookie = await signIn();
      for (let i = 0; i < 9; i++) {
        clock.now += 10 * day - 1;
        expect((await resolve(cookie)).user).not.toBeNull();
      }
      clock.now += 9;
      expect((await resolve(cookie)).user).toBeNull();
    });

    itOnBothEngines('extends a session once for 8 requests at once', async () => {
      const { signIn, resolve, clock } = await world();
      const cookie = await signIn();
      clock.now += hour;
      const answers = await Promise.all(Array.from({ length: 8 }, () => resolve(cookie)));
      expect(answers.every(({ user }) => user !== null)).toBe(true);
      expect(answers.filter(({ setCookie }) => setCookie)).toHaveLength(1);
    });

    it.each<Role>(['staff', 'admin'])('ends a session of %s after 30 idle minutes, and after 12 hours in any case', async (role) => {
      const { signIn, resolve, clock } = await world({ role });
      const idle = await signIn();
      clock.now += 30 * minute;
      expect((await resolve(idle)).user).toBeNull();
      const used = await signIn();
      for (let i = 0; i < 24; i++) {
        clock.now += 29 * minute;
        expect((await resolve(used)).user).toMatchObject({ role });
      }
      clock.now += 24 * minute;
      expect((await resolve(used)).user).toBeNull();
    });

    it('never brings back a session that was ended while it was resolved', async () => {
      const { signIn, resolve, clock, deps } = await world();
      const cookie = await signIn();
      clock.now += hour;
      const { transact } = deps.database;
      Object.assign(deps.database, {
        transact: async (...args: Parameters<typeof transact>) => {
          await transact((tx) => tx.delete(deps.tables.session));
          return transact(...args);
        },
      });
      await resolve(cookie);
      Object.assign(deps.database, { transact });
      expect((await resolve(cookie)).user).toBeNull();
      expect(await deps.database.read.$count(deps.tables.session)).toBe(0);
    });
  });

  // Covers B-X12.
  describe('GET /api/logout', () => {
    itOnBothEngines('ends the session, clears the cookie and goes home', async () => {
      const { signIn, resolve, get } = await world();
      const [cookie, other] = [await signIn(), await signIn()];
      const response = await get('/api/logout', { cookie });
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe('/');
      expect(response.headers.getSetCookie()).toEqual([
        'plenary-session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
        'plenary-signed-out=1; Path=/; Max-Age=60; SameSite=Lax',
      ]);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect((await resolve(cookie)).user).toBeNull();
      expect((await resolve(other)).user).not.toBeNull();
    });

    it('goes home without a session too', async () => {
      const { get } = await world();
      for (const cookie of [undefined, 'plenary-session=unknown', 'lang=fr'])
        expect((await get('/api/logout', { cookie })).status).toBe(303);
    });
  });
});
