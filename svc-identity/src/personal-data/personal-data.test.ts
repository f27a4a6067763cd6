import { CallError } from '@plenary/http/call-error';
import { kitTables } from '@plenary/service-kit/kit-tables';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { eq } from 'drizzle-orm';
import { identityMigrations } from '../db/migrations.ts';
import { plainCode } from '../second-factor/recovery-codes.ts';
import { hashToken } from '../sessions/hash-token.ts';
import { cookieOf, identityWorld, testNow } from '../testing/identity-world.ts';
import { makeUser, putCompanies, putUser } from '../testing/make-user.ts';

const { id, email } = makeUser();
const paulId = '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e02';
const actor = testUser();
const at = new Date(testNow).toISOString();
const noBookings = { demands: [], quotes: [], options: [], signatures: [], callbacks: [], bigEvents: [], handovers: [] };

onEachEngine(identityMigrations, (open) => {
  /** A user who left a trace in every table, and another one. */
  const world = async (options: Parameters<typeof identityWorld>[1] = {}) => {
    const made = identityWorld(await open(), options);
    const { database, tables } = made.deps;
    await putCompanies(made.deps);
    await putUser(made.deps);
    await putUser(made.deps, { id: paulId, email: 'paul@atelier-nord.example' });
    const cookie = cookieOf(await made.post('/api/login', { email, password: 'correct horse', action: 'login' }));
    await made.get(`/api/reset-password/send-email?email=${email}`);
    await made.deliver();
    made.clock.now += 6 * 60_000;
    await made.get(`/api/reset-password/send-email?email=${email}`);
    made.clock.now = testNow;
    await database.transact(async (tx) => {
      for (const [userId, name] of [
        [id, 'claire'],
        [paulId, 'paul'],
      ] as const) {
        await tx.insert(tables.identity).values({ issuer: 'https://id.example', subject: name, userId, createdAt: testNow });
        await tx.insert(tables.secondFactor).values({ userId, secret: 'SECRETSECRET', isOn: true, lastStep: 0, createdAt: testNow });
        await tx.insert(tables.recoveryCode).values({ codeHash: `hash of ${name}`, userId });
        const pending = { tokenHash: `pending ${name}`, step: 'second-factor' as const, userId };
        await tx.insert(tables.pendingSignIn).values({ ...pending, createdAt: testNow, expiresAt: testNow + 1 });
      }
    });
    const erase = (body: object, who = actor) => made.post('/api/me/erase', body, { actor: who, cookie });
    return { ...made, database, tables, cookie, erase };
  };

  describe('GET /api/me/export', () => {
    itOnBothEngines('contains the data of this user and of no other', async () => {
      const { get, cookie } = await world();
      const response = await get('/api/me/export', { actor, cookie });
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({
        exportedAt: at,
        user: {
          ...{ id, email, firstname: 'Claire', lastname: 'Martin', companyName: 'Atelier Nord', phone: '+33142000000' },
          ...{ lang: 'fr', role: 'customer', frameworkContract: null },
          ...{ isActive: true, mailboxProven: true, hasPassword: true, createdAt: new Date(0).toISOString() },
          ...{ lastSeenAt: at, companyStep: null, salesforceId: null },
        },
        sessions: [{ id: expect.any(String), createdAt: at, lastSeenAt: at, userAgent: null, isCurrent: true }],
        outsideAccounts: [{ issuer: 'https://id.example', subject: 'claire', linkedAt: at }],
        secondFactor: { isOn: true, recoveryCodesLeft: 1 },
        mailedLinks: [{ purpose: 'password', sentAt: at, usedAt: null }],
        audit: [{ at, action: 'exported' }],
        credits: [],
        creditHolds: [],
        bookings: null,
        events: null,
      });
    });

    it('holds no secret, hash or token', async () => {
      const { get, cookie, database, tables, deps } = await world();
      const text = await (await get('/api/me/export', { actor, cookie })).text();
      const [session] = await database.read.select().from(tables.session);
      const [link] = await database.read.select().from(tables.mailToken);
      for (const secret of ['$argon2id$', 'SECRETSECRET', 'hash of', session?.tokenHash, link?.tokenHash, deps.cookie.read(cookie)])
        expect(text).not.toContain(secret);
    });

    it('has what the other services keep, asked on behalf of the user', async () => {
      const asked: unknown[] = [];
      const answer =
        <Kept>(kept: Kept) =>
        async (forwarded: unknown) => {
          asked.push(forwarded);
          return kept;
        };
      const events = { knownAs: [{ salesforceId: '0030000000000A1', email }], bookings: [], events: [] };
      const { get, cookie } = await world({ otherServices: { bookings: answer(noBookings), events: answer(events) } });
      const body = (await (await get('/api/me/export', { actor, cookie })).json()) as object;
      expect(body).toMatchObject({ bookings: noBookings, events });
      const forwarded = { actorToken: expect.stringMatching(/^ey/), requestId: expect.any(String) };
      expect(asked).toEqual([forwarded, forwarded]);
    });

    it('is refused, not cut short, while a service that keeps something is away', async () => {
      const away = async () => Promise.reject(new TypeError('fetch failed'));
      const { get, cookie, database, tables } = await world({ otherServices: { bookings: async () => noBookings, events: away } });
      const response = await get('/api/me/export', { actor, cookie });
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('2');
      expect(await response.json()).toMatchObject({ code: 'service-unavailable' });
      expect(await database.read.$count(tables.audit)).toBe(0);
    });

    it('is put off as long as another service puts its part off', async () => {
      const body = { code: 'too-many-requests', retryAfterSeconds: 1_200 };
      const events = async () => Promise.reject(new CallError({ status: 429, body, requestId: 'r' }));
      const { get, cookie } = await world({ otherServices: { bookings: async () => noBookings, events } });
      const response = await get('/api/me/export', { actor, cookie });
      expect([response.status, response.headers.get('retry-after')]).toEqual([429, '1200']);
    });

    it('is answered 5 times an hour to one user, and to another one all the same', async () => {
      const { get, cookie, clock } = await world();
      const ask = async (who = actor) => (await get('/api/me/export', { actor: who, cookie })).status;
      for (let asked = 0; asked < 5; asked++) expect(await ask()).toBe(200);
      expect([await ask(), await ask(testUser({ userId: paulId }))]).toEqual([429, 200]);
      clock.now += 60 * 60_000;
      expect(await ask()).toBe(200);
    });

    itOnBothEngines('does not count what was not given, and gives no more than 5 to many that ask at once', async () => {
      let isAway = true;
      const events = async () => (isAway ? Promise.reject(new TypeError('fetch failed')) : { knownAs: [], bookings: [], events: [] });
      const { get, cookie } = await world({ otherServices: { bookings: async () => noBookings, events } });
      const ask = async () => (await get('/api/me/export', { actor, cookie })).status;
      for (let asked = 0; asked < 6; asked++) expect(await ask()).toBe(503);
      isAway = false;
      const statuses = await Promise.all(Array.from({ length: 8 }, ask));
      expect(statuses.sort()).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    });

    it('needs a session', async () => {
      const { get, cookie } = await world();
      expect((await get('/api/me/export', { cookie })).status).toBe(401);
    });
  });

  describe('POST /api/me/erase', () => {
    const right = { email: ' Claire@atelier-nord.example', password: 'correct horse' };

    itOnBothEngines('erases the user from every table, mails that wait too, and keeps that it happened', async () => {
      const { erase, database, tables, resolve, cookie, deliver } = await world();
      const response = await erase(right);
      expect(response.status).toBe(200);
      expect(response.headers.get('set-cookie')).toMatch(/^plenary-session=; Max-Age=0/);
      expect((await resolve(cookie)).user).toBeNull();
      const all = { ...tables, ...kitTables(database.dialect) };
      const { audit, throttle, outbox, ...rest } = all;
      for (const table of Object.values(rest)) {
        const rows = JSON.stringify(await database.read.select().from(table));
        for (const trace of [id, 'claire']) expect(rows).not.toContain(trace);
      }
      expect(await database.read.select().from(audit)).toMatchObject([{ action: 'erased', userId: id, actor: id }]);
      expect(await database.read.$count(throttle)).toBeGreaterThan(0);
      expect(await database.read.select().from(outbox)).toMatchObject([{ type: 'user.erased' }]);
      expect(await deliver()).toEqual([]);
    });

    it("removes the user's unsent events, parked or not, and no other user's", async () => {
      const { erase, put, database } = await world();
      const { outbox } = kitTables(database.dialect);
      const rename = (firstname: string, who = actor) =>
        put('/api/me/profile', { firstname, lastname: 'Petit', phone: '0142009999' }, { actor: who });
      await rename('Clara');
      await database.transact((tx) => tx.update(outbox).set({ parked: true }));
      await rename('Chloé');
      await rename('Paola', testUser({ userId: paulId }));
      expect(await database.read.$count(outbox, eq(outbox.type, 'user.changed'))).toBe(3);
      expect((await erase(right)).status).toBe(200);
      const left = (await database.read.select().from(outbox)).map(({ type, aggregateId }) => `${type} ${aggregateId}`);
      expect(left.sort()).toEqual([`user.changed ${paulId}`, `user.erased ${id}`]);
    });

    it('leaves other users unchanged', async () => {
      const { erase, database, tables, post } = await world();
      await erase(right);
      for (const table of [tables.identity, tables.secondFactor, tables.recoveryCode, tables.user])
        expect(await database.read.$count(table)).toBe(1);
      const login = await post('/api/login', { email: 'paul@atelier-nord.example', password: 'correct horse', action: 'login' });
      expect(await login.json()).toEqual({ type: 'SECOND_FACTOR_REQUIRED' });
    });

    it("tells the other services only the user's id", async () => {
      const { erase, deliver, told } = await world();
      await erase({ ...right, password: 'wrong horse' });
      await erase(right);
      await deliver();
      expect(told).toMatchObject([{ type: 'user.erased', aggregateId: id, sequence: 1, payload: { userId: id } }]);
    });

    it('frees the address for a signup', async () => {
      const { erase, get } = await world();
      await erase(right);
      expect(await (await get(`/api/identify-email?email=${email}`)).json()).toEqual({ type: 'USER_NOT_FOUND' });
    });

    it('refuses another address and a wrong password, and erases nothing', async () => {
      const { erase, database, tables } = await world();
      const cases = [
        [{ ...right, email: 'paul@atelier-nord.example' }, { email: 'invalid_value' }],
        [{ ...right, email: '' }, { email: 'invalid_value' }],
        [{ ...right, password: 'wrong horse' }, { password: 'invalid' }],
        [{ email }, { password: 'required' }],
      ] as const;
      for (const [body, errors] of cases) {
        const response = await erase(body);
        expect(response.status).toBe(400);
        expect(((await response.json()) as { errors: object }).errors).toEqual(errors);
      }
      expect(await database.read.$count(tables.user)).toBe(2);
    });

    describe('of an account without a password', () => {
      const without = async ({ hasFactor = false } = {}) => {
        const here = await world();
        const { database, tables } = here;
        await database.transact(async (tx) => {
          await tx.update(tables.user).set({ passwordHash: null }).where(eq(tables.user.id, id));
          if (!hasFactor) await tx.delete(tables.secondFactor).where(eq(tables.secondFactor.userId, id));
          const codeHash = hashToken(plainCode('aaaa-bbbb-cccc-0001'));
          await tx.update(tables.recoveryCode).set({ codeHash }).where(eq(tables.recoveryCode.userId, id));
          const session = { userId: id, createdAt: testNow, lastSeenAt: testNow, expiresAt: testNow + 86_400_000, userAgent: null };
          await tx.insert(tables.session).values({ ...session, tokenHash: hashToken('own') });
          await tx.insert(tables.session).values({ ...session, tokenHash: hashToken('of paul'), userId: paulId });
        });
        const ask = async (body: object, token: string | null = 'own') => {
          const cookie = token === null ? undefined : `plenary-session=${token}`;
          const response = await here.post('/api/me/erase', { email, ...body }, { actor, ...(cookie && { cookie }) });
          return [response.status, ((await response.json()) as { errors?: object }).errors];
        };
        return { ...here, ask };
      };

      itOnBothEngines('works for 10 minutes from the sign-in on, in that very session', async () => {
        const { ask, clock, database, tables } = await without();
        clock.now = testNow + 10 * 60_000 + 1;
        for (const token of ['own', 'of paul', 'unknown', null]) expect(await ask({}, token)).toEqual([400, { session: 'too_old' }]);
        clock.now = testNow + 10 * 60_000;
        for (const token of ['of paul', 'unknown', null]) expect(await ask({}, token)).toEqual([400, { session: 'too_old' }]);
        expect(await ask({})).toEqual([200, undefined]);
        expect(await database.read.$count(tables.user)).toBe(1);
      });

      it('takes a code where there is a second factor, however new the session', async () => {
        const { ask, database, tables } = await without({ hasFactor: true });
        expect(await ask({})).toEqual([400, { code: 'required' }]);
        expect(await ask({ code: 'aaaa-bbbb-cccc-0002' })).toEqual([400, { code: 'invalid' }]);
        expect(await database.read.$count(tables.user)).toBe(2);
        expect(await ask({ code: 'aaaa-bbbb-cccc-0001' })).toEqual([200, undefined]);
        expect(await database.read.$count(tables.user)).toBe(1);
      });

      it('limits guesses of codes', async () => {
        const { ask } = await without({ hasFactor: true });
        const statuses: unknown[] = [];
        for (let guess = 0; guess < 11; guess++) statuses.push((await ask({ code: 'aaaa-bbbb-cccc-0002' }))[0]);
        expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
      });
    });

    it('refuses staff, and who has no session', async () => {
      const { erase, post, deps } = await world();
      expect((await post('/api/me/erase', right)).status).toBe(401);
      await deps.database.transact((tx) => tx.update(deps.tables.user).set({ role: 'staff' }));
      expect((await erase(right)).status).toBe(403);
    });

    it.each([
      ['has become staff', { role: 'staff' as const }, 403],
      ['has another password', { passwordHash: 'another' }, 400],
    ])('erases nobody who %s while the password was checked', async (_, change, status) => {
      const { erase, database, tables, deps } = await world();
      const { guess } = deps.passwords;
      deps.passwords.guess = async (asked) => {
        const isRight = await guess(asked);
        await database.transact((tx) => tx.update(tables.user).set(change).where(eq(tables.user.id, id)));
        return isRight;
      };
      expect((await erase(right)).status).toBe(status);
      expect(await database.read.$count(tables.user)).toBe(2);
    });

    itOnBothEngines('works once of 8 times at once', async () => {
      const { erase, database, tables } = await world();
      const statuses = (await Promise.all(Array.from({ length: 8 }, () => erase(right)))).map(({ status }) => status);
      expect(statuses.sort()).toEqual([200, ...Array.from({ length: 7 }, () => 401)]);
      expect(await database.read.$count(tables.audit)).toBe(1);
    });
  });
});
