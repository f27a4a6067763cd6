import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { identityMigrations } from '../db/migrations.ts';
import { limits } from '../limits.ts';
import { cookieOf, identityWorld, linkOf, tokenOf } from '../testing/identity-world.ts';
import { putCompanies, putUser } from '../testing/make-user.ts';
import { useUpAllButOne } from '../testing/use-up.ts';

// Covers B-X05, B-G09.

const paul = {
  email: ' Paul@Atelier-Nord.example',
  lang: 'en',
  firstname: 'Paul',
  lastname: 'Durand',
  phone: '01 42 00 00 00',
  action: 'signup',
  redirectUrl: '/venues/ternes?days=%5B%5D',
};

onEachEngine(identityMigrations, (open) => {
  const world = async (options?: Parameters<typeof identityWorld>[1]) => {
    const made = identityWorld(await open(), options);
    await putCompanies(made.deps);
    await putUser(made.deps);
    const signup = (overrides: object = {}, asked?: Parameters<typeof made.post>[2]) =>
      made.post('/api/signup', { ...paul, ...overrides }, asked);
    let people = 0;
    /** Status of the sign-up of another person from an address. */
    const statusFrom = async (address: string) =>
      (await signup({ email: `person-${++people}@atelier-nord.example` }, { actor: { kind: 'visitor', address } })).status;
    return { ...made, signup, statusFrom };
  };

  describe('POST /api/signup', () => {
    // Covers B-J03–B-J04.
    itOnBothEngines('creates the user at the company of the domain and opens a session at once', async () => {
      const { signup, resolve } = await world();
      const response = await signup();
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ success: true, nextStep: 'COMPANY_CONFIRMATION', companyName: 'Atelier Nord' });
      const { user } = await resolve(cookieOf(response));
      expect(user).toMatchObject({
        email: 'paul@atelier-nord.example',
        firstname: 'Paul',
        lastname: 'Durand',
        phone: '+33142000000',
        lang: 'en',
        companyName: 'Atelier Nord',
        role: 'customer',
        mailboxProven: false,
        frameworkContract: null,
      });
    });

    // Covers B-X05, B-N32.
    itOnBothEngines('keeps the contact that it names, of 15 or 18 characters as the same one, and shows it to its user alone', async () => {
      const { signup, resolve, get } = await world();
      for (const salesforceId of ['0037Q00000Cl001', '0037Q00000Cl001QAC']) {
        const cookie = cookieOf(await signup({ email: `paul-${salesforceId.length}@atelier-nord.example`, salesforceId }));
        expect((await resolve(cookie)).user).toMatchObject({ salesforceId: '0037Q00000Cl001' });
        expect(await (await get('/api/me', { cookie })).json()).not.toHaveProperty('salesforceId');
      }
      expect((await resolve(cookieOf(await signup()))).user).not.toHaveProperty('salesforceId');
    });

    it("gives a customer's role at the e-mail domain of staff: the domain grants no right", async () => {
      const { signup, resolve, deps } = await world();
      await putUser(deps, { id: 'staff', email: 'staff@atelier-nord.example', role: 'admin' });
      const { user } = await resolve(cookieOf(await signup()));
      expect(user).toMatchObject({ email: 'paul@atelier-nord.example', role: 'customer' });
    });

    it('leaves the user inactive and mails a link to choose a password', async () => {
      const { signup, deliver, get } = await world();
      await signup();
      const [mail, ...more] = await deliver();
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ to: 'paul@atelier-nord.example', subject: 'Create your Comet password' });
      expect(linkOf(mail).href).toMatch(/^http:\/\/127\.0\.0\.1:3000\/set-password\?redirectUrl=.+#token=[\w-]{43}$/);
      expect(linkOf(mail).searchParams.get('redirectUrl')).toBe('/venues/ternes?days=%5B%5D');
      const identified = await get('/api/identify-email?email=paul@atelier-nord.example');
      expect(await identified.json()).toEqual({ type: 'USER_EXISTS', isActive: false });
    });

    // Covers B-W10–B-W11.
    it('makes the mailed link lead to a password, an active user and a session', async () => {
      const { signup, deliver, post, resolve, get } = await world();
      await signup();
      const reset = await post('/api/reset-password', { token: tokenOf((await deliver())[0]), password: 'correct horse' });
      expect(reset.status).toBe(200);
      expect((await resolve(cookieOf(reset))).user).toMatchObject({ email: 'paul@atelier-nord.example', mailboxProven: true });
      const identified = await get('/api/identify-email?email=paul@atelier-nord.example');
      expect(await identified.json()).toEqual({ type: 'USER_EXISTS', isActive: true });
      const login = await post('/api/login', { email: 'paul@atelier-nord.example', password: 'correct horse', action: 'login' });
      expect(login.status).toBe(200);
    });

    it.each(['//evil.example', 'https://evil.example', '/\\evil.example'])('never mails a link that leads to %s', async (redirectUrl) => {
      const { signup, deliver } = await world();
      await signup({ redirectUrl });
      const [mail] = await deliver();
      expect(linkOf(mail).searchParams.has('redirectUrl')).toBe(false);
      expect(mail?.html).not.toContain('evil');
    });

    it('gives each user of an unknown domain their own company, named after the domain', async () => {
      const { signup, resolve, deps } = await world();
      for (const email of ['a@new-company.example', 'b@new-company.example']) {
        const { user } = await resolve(cookieOf(await signup({ email })));
        expect(user).toMatchObject({ email, companyName: 'new-company.example' });
      }
      expect(await deps.database.read.$count(deps.tables.company)).toBe(4);
      expect(await deps.database.read.$count(deps.tables.companyDomain)).toBe(2);
    });

    it('ends the session the browser had', async () => {
      const { signup, resolve } = await world();
      const old = cookieOf(await signup());
      await signup({ email: 'second@atelier-nord.example' }, { cookie: old });
      expect((await resolve(old)).user).toBeNull();
    });

    it('refuses a domain with a framework contract, and creates nothing', async () => {
      const { signup, deliver, deps } = await world();
      const response = await signup({ email: 'paul@grand-compte.example' });
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ code: 'framework-contract' });
      expect(response.headers.get('set-cookie')).toBeNull();
      expect(await deliver()).toEqual([]);
      expect(await deps.database.read.$count(deps.tables.user)).toBe(1);
    });

    it('refuses an existing user, opens no session and sends no mail', async () => {
      const { signup, deliver } = await world();
      const response = await signup({ email: 'claire@atelier-nord.example' });
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ success: false, code: 'user-exists', errors: { email: 'user-exists' } });
      expect(response.headers.get('set-cookie')).toBeNull();
      expect(await deliver()).toEqual([]);
    });

    it('mails an existing inactive user a new link, and changes nothing of the user', async () => {
      const { signup, deliver, deps } = await world();
      await putUser(deps, { id: 'ines', email: 'ines@atelier-nord.example', firstname: 'Inès', password: null, isActive: false });
      const response = await signup({ email: 'ines@atelier-nord.example' });
      expect(response.status).toBe(409);
      expect(response.headers.get('set-cookie')).toBeNull();
      const [mail] = await deliver();
      expect(linkOf(mail).pathname).toBe('/set-password');
      expect(mail?.text).toContain('Bonjour Inès,');
    });

    itOnBothEngines('creates one user for 8 signups of one address at once', async () => {
      const { signup, deps, deliver } = await world();
      const statuses = (await Promise.all(Array.from({ length: 8 }, () => signup()))).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409)).toHaveLength(7);
      expect(await deps.database.read.$count(deps.tables.session)).toBe(1);
      expect(await deliver()).toHaveLength(1);
    });

    // Covers B-J08, B-G06.
    it('refuses public addresses', async () => {
      const { signup } = await world();
      for (const email of ['paul@gmail.com', 'paul@perso.example', 'paul@proximus.be']) {
        const response = await signup({ email });
        expect(response.status).toBe(400);
        const errors = { email: 'public-email-forbidden' };
        expect(await response.json()).toMatchObject({ success: false, code: 'public-email-forbidden', errors });
      }
    });

    // Covers B-J15, B-N30.
    it('refuses wrong input with every wrong field', async () => {
      const { signup } = await world();
      const cases = [
        [{ phone: 'abc' }, { phone: 'invalid' }],
        [{ phone: '' }, { phone: 'invalid' }],
        [{ phone: undefined }, { phone: 'invalid' }],
        [
          { firstname: ' ', lastname: '' },
          { firstname: 'required', lastname: 'required' },
        ],
        [
          { firstname: 'Pa\u0000ul', lastname: 'Du\nrand' },
          { firstname: 'invalid_format', lastname: 'invalid_format' },
        ],
        [
          { firstname: 'Paul\u202e', lastname: 'Du\u200brand' },
          { firstname: 'unseen_characters', lastname: 'unseen_characters' },
        ],
        [{ email: '' }, { email: 'required' }],
        [{ salesforceId: '003Dn00001' }, { salesforceId: 'invalid_format' }],
        [{ salesforceId: 'a'.repeat(15) }, { salesforceId: 'invalid_format' }],
        [{ email: 'paul' }, { email: 'invalid_format' }],
        [
          { firstname: undefined, phone: '12' },
          { firstname: 'required', phone: 'invalid' },
        ],
        [
          { firstname: 'a'.repeat(101), lang: 'de' },
          { firstname: 'value_too_long', lang: 'invalid_value' },
        ],
      ] as const;
      for (const [overrides, errors] of cases) {
        const response = await signup(overrides);
        const { success, code, errors: found } = (await response.json()) as Record<string, unknown>;
        const expected = { overrides, status: 400, success: false, code: 'invalid-request', errors };
        expect({ overrides, status: response.status, success, code, errors: found }).toEqual(expected);
      }
    });

    it('answers 30 an hour from one address, then 429 to that address alone', async () => {
      const { signup, post, deps } = await world();
      const rule = limits.signupsOfAddress(deps.limits.signupsPerHour);
      expect(rule).toMatchObject({ limit: 30, windowMilliseconds: 3_600_000 });
      await useUpAllButOne(deps, rule, '192.0.2.1');
      expect((await signup({ email: 'first@atelier-nord.example' })).status).toBe(200);
      expect((await signup()).status).toBe(429);
      expect((await post('/api/signup/framework-contract', { ...paul, password: 'correct horse' })).status).toBe(429);
      expect((await signup({}, { actor: { kind: 'visitor', address: '192.0.2.2' } })).status).toBe(200);
    });

    it('counts a /64 of IPv6 as one address', async () => {
      const { statusFrom } = await world({ limits: { signupsPerHour: 2 } });
      expect(await statusFrom('2001:db8:0:7::1')).toBe(200);
      expect(await statusFrom('2001:db8:0:7::2')).toBe(200);
      expect(await statusFrom('2001:db8:0:7::3')).toBe(429);
      expect(await statusFrom('2001:db8:0:8::1')).toBe(200);
    });

    it('takes four times as many from a /48 of IPv6, however many of its /64 they come from', async () => {
      const { statusFrom } = await world({ limits: { signupsPerHour: 2 } });
      for (let index = 1; index <= 8; index++) expect(await statusFrom(`2001:db8:5:${index}::1`)).toBe(200);
      expect(await statusFrom('2001:db8:5:9::1')).toBe(429);
      expect(await statusFrom('2001:db8:6:1::1')).toBe(200);
    });

    it('counts all addresses that 6to4 makes of one IPv4 address as that address', async () => {
      const { statusFrom } = await world({ limits: { signupsPerHour: 2 } });
      expect([await statusFrom('2002:c000:201:1::1'), await statusFrom('2002:c000:201:2::1'), await statusFrom('192.0.2.1')]).toEqual([
        200, 200, 429,
      ]);
    });

    it.each([
      ['not limited in development', true, 200],
      ['limited in production', false, 429],
    ])('of the machine itself is %s', async (_, exemptsLoopback, last) => {
      const { statusFrom } = await world({ limits: { exemptsLoopback, signupsPerHour: 2 } });
      expect([await statusFrom('127.0.0.1'), await statusFrom('::1'), await statusFrom('127.0.0.42')]).toEqual([200, 200, last]);
    });
  });
});
