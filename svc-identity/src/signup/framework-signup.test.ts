import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { identityMigrations } from '../db/migrations.ts';
import { cookieOf, identityWorld, linkOf, tokenOf } from '../testing/identity-world.ts';
import { putCompanies, putUser } from '../testing/mint-user.ts';

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
    const login = () => made.post('/api/login', { email: hugo.email, password: hugo.password, action: 'login' });
    const activate = (token: string, cookie?: string) => made.post('/api/signup/activate', { token }, { cookie });
    return { ...made, signup, login, activate };
  };

  describe('POST /api/signup/framework-contract', () => {
    itOnBothEngines('opens no session and allows no sign-in before the mailbox is proven', async () => {
      const { signup, login } = await world();
      const response = await signup();
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ success: true });
      expect(response.headers.get('set-cookie')).toBeNull();
      expect((await login()).status).toBe(401);
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
        [{ phone: 'abc' }, { phone: 'required' }],
        [{ phone: undefined }, { phone: 'required' }],
        [{ password: '1234567' }, { password: 'password' }],
        [{ password: undefined }, { password: 'password' }],
        [{ password: 'p'.repeat(257) }, { password: 'password' }],
        [
          { firstname: '', phone: '1', password: '' },
          { firstname: 'required', phone: 'required', password: 'password' },
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
      expect((await signup()).status).toBe(409);
    });

    it('refuses an existing user, and never lets a second signup choose the password of the first', async () => {
      const { signup, deliver, activate, post } = await world();
      await signup();
      const second = await signup({ password: 'somebody else’s' });
      expect(second.status).toBe(409);
      expect(await second.json()).toMatchObject({ code: 'user-exists' });
      await activate(tokenOf((await deliver())[0]));
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
      await signup();
      const [mail] = await deliver();
      expect(mail).toMatchObject({ to: hugo.email, subject: 'Confirmez votre compte Comet' });
      expect(linkOf(mail).href).toMatch(/^http:\/\/127\.0\.0\.1:3000\/authentication\/activate\?token=[\w-]{43}$/);
      const response = await activate(tokenOf(mail));
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
      await signup({ redirectUrl: '//evil.example' });
      const response = await activate(tokenOf((await deliver())[0]));
      expect(await response.json()).toEqual({ redirectUrl: '/?dialog=signup-framework-contract-success' });
    });

    itOnBothEngines('works once of 16 times at once', async () => {
      const { signup, deliver, activate, deps } = await world();
      await signup();
      const token = tokenOf((await deliver())[0]);
      const answers = await Promise.all(Array.from({ length: 16 }, () => activate(token)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 15 }, () => 400)]);
      expect(await deps.database.read.$count(deps.tables.session)).toBe(1);
    });

    it('refuses a link after 30 minutes, and mails a new one that works', async () => {
      const { signup, deliver, activate, clock } = await world();
      await signup();
      const token = tokenOf((await deliver())[0]);
      clock.now += 30 * 60_000;
      const expired = await activate(token);
      expect(expired.status).toBe(410);
      expect(await expired.json()).toMatchObject({ code: 'expired-token', error: 'EXPIRED_TOKEN', email: hugo.email });
      const [again] = await deliver();
      expect((await activate(tokenOf(again))).status).toBe(200);
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
      await signup();
      await activate(tokenOf((await deliver())[0]), claires);
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
});
