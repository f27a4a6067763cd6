import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { identityMigrations } from '../db/migrations.ts';
import { openSession } from '../sessions/open-session.ts';
import { cookieOf, identityWorld, linkOf, tokenOf } from '../testing/identity-world.ts';
import { putCompanies, putUser } from '../testing/make-user.ts';

// Covers B-I48, B-X07.

const hugo = {
  email: 'hugo@grand-compte.example',
  lang: 'fr',
  firstname: 'Hugo',
  lastname: 'Lefèvre',
  phone: '+33142000001',
  password: 'correct horse',
  redirectUrl: '/venues/ternes?days=%5B%5D',
};

onEachEngine(identityMigrations, (open) => {
  const world = async () => {
    const made = identityWorld(await open());
    await putCompanies(made.deps);
    const signup = (overrides: object = {}) => made.post('/api/signup/framework-contract', { ...hugo, ...overrides });
    const login = (password = hugo.password) => made.post('/api/login', { email: hugo.email, password, action: 'login' });
    const activate = (token: string, cookie?: string, password?: string) =>
      made.post('/api/signup/activate', { token, password }, { cookie });
    return { ...made, signup, login, activate };
  };

  describe('POST /api/signup/framework-contract', () => {
    itOnBothEngines('opens no session and allows no sign-in before the mailbox is proven', async () => {
      const { signup, login, get } = await world();
      const response = await signup();
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ success: true });
      expect(response.headers.getSetCookie()).toEqual([
        expect.stringMatching(/^plenary-sign-in=[\w-]{43}; Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax$/),
      ]);
      expect((await get('/api/user-info', { cookie: cookieOf(response) })).status).toBe(401);
      expect((await login()).status).toBe(401);
    });

    // Covers B-X07, B-N32.
    it('keeps the contact that it names, in 15 characters', async () => {
      const { signup, deliver, activate, resolve } = await world();
      const pending = cookieOf(await signup({ salesforceId: '0037Q00000Cl001QAC' }));
      const cookie = cookieOf(await activate(tokenOf((await deliver())[0]), pending));
      expect((await resolve(cookie)).user).toMatchObject({ salesforceId: '0037Q00000Cl001' });
    });

    it('keeps the password only as its hash', async () => {
      const { signup, deps } = await world();
      await signup();
      const rows = await deps.database.read.select().from(deps.tables.user);
      expect(rows).toMatchObject([{ isActive: false, mailboxProven: false, passwordHash: expect.stringMatching(/^\$argon2id\$/) }]);
      expect(JSON.stringify(rows)).not.toContain('correct horse');
    });

    // Covers B-J18.
    it('refuses wrong input with every wrong field', async () => {
      const { signup } = await world();
      const cases = [
        [{ phone: 'abc' }, { phone: 'invalid' }],
        [{ phone: ' ' }, { phone: 'required' }],
        [{ phone: undefined }, { phone: 'required' }],
        [{ password: '1234567' }, { password: 'password' }],
        [{ password: undefined }, { password: 'password' }],
        [{ password: 'p'.repeat(257) }, { password: 'password' }],
        [
          { firstname: '', phone: '1', password: '' },
          { firstname: 'required', phone: 'invalid', password: 'password' },
        ],
      ] as const;
      for (const [overrides, errors] of cases) {
        const response = await signup(overrides);
        const { success, code, errors: found } = (await response.json()) as Record<string, unknown>;
        const expected = { overrides, status: 400, success: false, code: 'invalid-request', errors };
        expect({ overrides, status: response.status, success, code, errors: found }).toEqual(expected);
      }
    });

    it('refuses a company without a contract, known or not', async () => {
      const { signup } = await world();
      for (const email of ['hugo@atelier-nord.example', 'hugo@nobody-knows.example']) {
        const response = await signup({ email });
        expect(response.status).toBe(409);
        expect(await response.json()).toMatchObject({ code: 'conflict' });
      }
    });

    it('refuses a company whose contract has run out', async () => {
      const { signup, clock } = await world();
      clock.now = Date.UTC(2027, 0, 2);
      const response = await signup();
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ success: false, code: 'conflict', errors: {} });
    });

    it('refuses an existing user, and never lets a second signup choose the password of the first', async () => {
      const { signup, deliver, activate, post } = await world();
      const first = cookieOf(await signup());
      const second = await signup({ password: 'somebody else’s' });
      expect(second.status).toBe(409);
      expect(await second.json()).toMatchObject({ success: false, code: 'user-exists', errors: { email: 'user-exists' } });
      expect((await activate(tokenOf((await deliver())[0]), first)).status).toBe(200);
      expect((await post('/api/login', { email: hugo.email, password: 'somebody else’s', action: 'login' })).status).toBe(401);
    });

    it('refuses a public address', async () => {
      const { signup } = await world();
      expect(await (await signup({ email: 'hugo@gmail.com' })).json()).toMatchObject({ success: false, code: 'public-email-forbidden' });
    });
  });

  describe('POST /api/signup/activate', () => {
    itOnBothEngines('activates the user, opens a session with the contract’s terms, and leads back with the success dialog', async () => {
      const { signup, deliver, activate, resolve, login } = await world();
      const cookie = cookieOf(await signup());
      const [mail] = await deliver();
      expect(mail).toMatchObject({ to: hugo.email, subject: 'Confirmez votre compte Comet' });
      expect(linkOf(mail).href).toMatch(/^http:\/\/127\.0\.0\.1:3000\/authentication\/activate#token=[\w-]{43}$/);
      const response = await activate(tokenOf(mail), cookie);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ redirectUrl: '/venues/ternes?days=%5B%5D&dialog=signup-framework-contract-success' });
      expect((await resolve(cookieOf(response))).user).toMatchObject({
        email: hugo.email,
        mailboxProven: true,
        frameworkContract: { companyName: 'Grand Compte', percent: 10, description: 'Contrat-cadre', dispositions: 'Report sans frais' },
      });
      expect((await login()).status).toBe(200);
    });

    it('leads home where the signup asked for another site', async () => {
      const { signup, deliver, activate } = await world();
      const cookie = cookieOf(await signup({ redirectUrl: '//evil.example' }));
      const response = await activate(tokenOf((await deliver())[0]), cookie);
      expect(await response.json()).toEqual({ redirectUrl: '/?dialog=signup-framework-contract-success' });
    });

    itOnBothEngines('works once of 16 times at once', async () => {
      const { signup, deliver, activate, deps } = await world();
      const cookie = cookieOf(await signup());
      const token = tokenOf((await deliver())[0]);
      const answers = await Promise.all(Array.from({ length: 16 }, () => activate(token, cookie)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 15 }, () => 400)]);
      expect(await deps.database.read.$count(deps.tables.session)).toBe(1);
    });

    it('refuses a link after 30 minutes, and mails a new one that works', async () => {
      const { signup, deliver, activate, clock } = await world();
      const cookie = cookieOf(await signup());
      const token = tokenOf((await deliver())[0]);
      clock.now += 30 * 60_000;
      const expired = await activate(token, cookie);
      expect(expired.status).toBe(410);
      expect(await expired.json()).toMatchObject({ code: 'expired-token', error: 'EXPIRED_TOKEN', email: hugo.email });
      const [again] = await deliver();
      expect((await activate(tokenOf(again), cookie, 'another horse')).status).toBe(200);
    });

    it('takes no link that was mailed for a password, nor the other way round', async () => {
      const { signup, deliver, activate, post, get } = await world();
      await signup();
      const [activation] = await deliver();
      await get(`/api/reset-password/send-email?email=${hugo.email}`);
      const [reset] = await deliver();
      expect((await activate(tokenOf(reset))).status).toBe(400);
      expect((await post('/api/reset-password', { token: tokenOf(activation), password: 'another horse' })).status).toBe(400);
    });

    it('ends the session another user had in this browser', async () => {
      const { signup, deliver, activate, resolve, deps, post } = await world();
      await putUser(deps);
      const claires = cookieOf(
        await post('/api/login', { email: 'claire@atelier-nord.example', password: 'correct horse', action: 'login' }),
      );
      const cookie = cookieOf(await signup());
      await activate(tokenOf((await deliver())[0]), `${cookie}; ${claires}`);
      expect((await resolve(claires)).user).toBeNull();
    });

    it('refuses unknown tokens', async () => {
      const { activate } = await world();
      for (const token of ['', 'x', 'x'.repeat(100)]) {
        const response = await activate(token);
        expect(response.status).toBe(400);
        expect(await response.json()).toMatchObject({ code: 'invalid-token', error: 'INVALID_TOKEN' });
      }
    });
  });

  describe('a sign-up by somebody else with the address of a victim', () => {
    /** A stranger has signed up; the victim has the mail. */
    const preHijacked = async () => {
      const made = await world();
      const stranger = cookieOf(await made.signup({ password: 'known to the stranger' }));
      const token = tokenOf((await made.deliver())[0]);
      return { ...made, stranger, token };
    };

    itOnBothEngines('never makes its password valid: the victim’s browser is asked for a new one, and the link waits', async () => {
      const { activate, token, login, deps, resolve } = await preHijacked();
      for (let i = 0; i < 2; i++) {
        const asked = await activate(token);
        expect(asked.status).toBe(409);
        expect(await asked.json()).toMatchObject({ code: 'password-required' });
        expect(asked.headers.get('set-cookie')).toBeNull();
      }
      expect(await deps.database.read.select().from(deps.tables.user)).toMatchObject([{ isActive: false, mailboxProven: false }]);
      const chosen = await activate(token, undefined, 'chosen by the victim');
      expect(chosen.status).toBe(200);
      expect((await resolve(cookieOf(chosen))).user).toMatchObject({ email: hugo.email, mailboxProven: true });
      expect((await login('known to the stranger')).status).toBe(401);
      expect((await login('chosen by the victim')).status).toBe(200);
      expect((await activate(token, undefined, 'chosen again')).status).toBe(400);
    });

    it('is not mistaken for the victim’s own browser by a cookie of another sign-up', async () => {
      const { activate, token, signup } = await preHijacked();
      const other = cookieOf(await signup({ email: 'lea@grand-compte.example' }));
      for (const cookie of [other, 'plenary-sign-in=', `plenary-sign-in=${'x'.repeat(43)}`])
        expect((await activate(token, cookie)).status).toBe(409);
    });

    it('leaves no other way in: identities, second factor and sessions made before end', async () => {
      const { activate, token, stranger, deps, resolve } = await preHijacked();
      const { database, tables } = deps;
      const [user] = await database.read.select().from(tables.user);
      const userId = user?.id ?? '';
      const now = deps.now();
      const session = deps.newToken();
      await database.transact(async (tx) => {
        await openSession(tx, tables, { token: session, user: { id: userId, role: 'customer' }, oldToken: undefined, now });
        await tx.insert(tables.identity).values({ issuer: 'accounts.google.com', subject: 'stranger', userId, createdAt: now });
        await tx.insert(tables.secondFactor).values({ userId, secret: 'sealed', isOn: true, lastStep: 0, createdAt: now });
        await tx.insert(tables.recoveryCode).values({ codeHash: 'hash', userId });
      });
      expect((await activate(token, undefined, 'chosen by the victim')).status).toBe(200);
      expect((await resolve(`plenary-session=${session}`)).user).toBeNull();
      for (const table of [tables.identity, tables.secondFactor, tables.recoveryCode, tables.pendingSignIn])
        expect(await database.read.$count(table)).toBe(0);
      expect((await activate(token, stranger)).status).toBe(400);
    });

    it('is not helped by the browser of the sign-up after 30 minutes: it chooses a password again', async () => {
      const { activate, stranger, clock, deliver, token } = await preHijacked();
      clock.now += 30 * 60_000;
      expect((await activate(token, stranger)).status).toBe(410);
      expect((await activate(tokenOf((await deliver())[0]), stranger)).status).toBe(409);
    });

    it('refuses a new password that is too short or too common, and the link waits', async () => {
      const { activate, token } = await preHijacked();
      for (const password of ['short', 'password123']) expect((await activate(token, undefined, password)).status).toBe(400);
      expect((await activate(token, undefined, 'chosen by the victim')).status).toBe(200);
    });
  });
});
