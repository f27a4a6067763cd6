import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { identityMigrations } from '../db/migrations.ts';
import { cookieOf, identityWorld, linkOf, tokenOf } from '../testing/identity-world.ts';
import { putCompanies, putUser } from '../testing/make-user.ts';
import { signInsBy, useTokenIssuer } from '../testing/use-token-issuer.ts';

// Covers B-J12, B-X01–B-X02.

const email = 'paul@atelier-nord.example';
const paul = { id: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e02', email, firstname: 'Paul', lastname: 'Durand' };
const info = { email, firstname: 'Paul', lastname: 'Durand', phone: '0142000009', isNewUser: true, lang: 'en' };

const issuing = useTokenIssuer();

onEachEngine(identityMigrations, (open) => {
  const world = async () => {
    const made = identityWorld(await open(), { providers: issuing().providers });
    await putCompanies(made.deps);
    const { google, microsoft } = signInsBy(issuing().issuer, made);
    const give = async (pending: Response, overrides: object = {}) =>
      made.post('/api/user-info', { ...info, ...overrides }, { cookie: cookieOf(pending) });
    const who = async (response: Response) => (await made.resolve(cookieOf(response))).user;
    const activate = (token: string, cookie?: string) => made.post('/api/signup/activate', { token }, { cookie });
    const rows = (table: 'identity' | 'session' | 'user') => made.deps.database.read.$count(made.deps.tables[table]);
    return { ...made, google, microsoft, give, who, activate, rows };
  };

  describe('a person without an account', () => {
    itOnBothEngines('is asked for what the provider does not know, and has an account only then', async () => {
      const { google, rows } = await world();
      const response = await google();
      expect(response.status).toBe(200);
      const names = { firstname: 'Paul', lastname: 'Durand', phoneNumber: '' };
      expect(await response.json()).toEqual({ type: 'MISSING_USER_INFO', email, ...names, isNewUser: true });
      expect(response.headers.get('set-cookie')).toMatch(/^plenary-sign-in=/);
      expect(await rows('user')).toBe(0);
    });

    it('is signed in, active and proven where the provider answers for the mailbox', async () => {
      const { google, give, who, deliver, get } = await world();
      const response = await give(await google());
      expect(await response.json()).toMatchObject({ nextStep: 'COMPANY_CONFIRMATION', companyName: 'Atelier Nord' });
      expect(await who(response)).toMatchObject({ email, phone: '+33142000009', lang: 'en', mailboxProven: true });
      expect(await deliver()).toEqual([]);
      expect(await (await get(`/api/identify-email?email=${email}`)).json()).toEqual({ type: 'USER_EXISTS', isActive: true });
      const again = await google();
      expect(await again.json()).toEqual({ type: 'LOGIN_SUCCESS', isNewUser: false });
      expect(await who(again)).toMatchObject({ email });
    });

    itOnBothEngines('has the terms of a framework contract at once where the mailbox is proven', async () => {
      const { google, give, who } = await world();
      const hugo = { email: 'hugo@grand-compte.example' };
      const response = await give(await google({ ...hugo, hd: 'grand-compte.example' }), hugo);
      expect(await response.json()).toMatchObject({ nextStep: 'AVAILABILITIES' });
      expect(await who(response)).toMatchObject({ frameworkContract: { percent: 10 } });
    });

    it.each([
      ['Microsoft says nothing of the domain', {}],
      ['Microsoft says the domain is not the tenant’s', { xms_edov: false }],
    ])('signs up like anybody where %s', async (_, claims) => {
      const { microsoft, give, who, deliver, get } = await world();
      const response = await give(await microsoft(claims));
      expect(await who(response)).toMatchObject({ email, mailboxProven: false });
      expect(linkOf((await deliver())[0]).pathname).toBe('/set-password');
      expect(await (await get(`/api/identify-email?email=${email}`)).json()).toEqual({ type: 'USER_EXISTS', isActive: false });
      expect(await who(await microsoft(claims))).toMatchObject({ email });
    });

    it('is proven by Microsoft where the tenant owns the domain', async () => {
      const { microsoft, give, who } = await world();
      expect(await who(await give(await microsoft({ xms_edov: true })))).toMatchObject({ mailboxProven: true });
    });

    it('has no account at a company with a contract where the mailbox is not proven', async () => {
      const { microsoft, give, rows } = await world();
      const hugo = { email: 'hugo@grand-compte.example' };
      const response = await give(await microsoft(hugo), hugo);
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ code: 'framework-contract' });
      expect(await rows('user')).toBe(0);
    });

    it('is refused with a public address, and leaves nothing', async () => {
      const { google, microsoft, deps } = await world();
      for (const response of [await google({ email: 'paul@gmail.com', hd: undefined }), await microsoft({ email: 'paul@perso.example' })]) {
        expect(response.status).toBe(200);
        expect(await response.json()).toEqual({ type: 'PUBLIC_EMAIL_FORBIDDEN' });
        expect(response.headers.get('set-cookie')).toBeNull();
      }
      expect(await deps.database.read.$count(deps.tables.pendingSignIn)).toBe(0);
    });

    itOnBothEngines('becomes one user of 8 times at once', async () => {
      const { google, give, rows } = await world();
      const pendings = await Promise.all(Array.from({ length: 8 }, () => google()));
      const statuses = (await Promise.all(pendings.map((pending) => give(pending)))).map(({ status }) => status);
      expect(statuses.sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
      expect([await rows('user'), await rows('identity'), await rows('session')]).toEqual([1, 1, 1]);
    });

    it('cannot give another address than the provider’s', async () => {
      const { google, give } = await world();
      const response = await give(await google(), { email: 'claire@atelier-nord.example' });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ errors: { email: 'invalid_value' } });
    });
  });

  describe('a person whose address has an account', () => {
    itOnBothEngines('is linked where the provider answers for the mailbox', async () => {
      const { google, who, deps, rows } = await world();
      await putUser(deps, paul);
      const response = await google();
      expect(await response.json()).toEqual({ type: 'LOGIN_SUCCESS', isNewUser: false });
      expect(await who(response)).toMatchObject({ id: paul.id });
      expect(await rows('identity')).toBe(1);
    });

    it('is known by issuer and subject from then on, for any later address', async () => {
      const { google, who, deps } = await world();
      await putUser(deps, paul);
      await putUser(deps, { email: 'claire@atelier-nord.example' });
      await google();
      expect(await who(await google({ email: 'claire@atelier-nord.example' }))).toMatchObject({ id: paul.id });
      expect(await who(await google({ email: 'paul@gmail.com', hd: undefined, email_verified: false }))).toMatchObject({ id: paul.id });
    });

    it.each([
      ['Microsoft', 'microsoft', {}],
      ['Google without an organisation', 'google', { hd: undefined }],
      ['Google without a verified address', 'google', { email_verified: false }],
    ] as const)('is never let in by %s alone: a link is mailed', async (_, provider, claims) => {
      const { deps, rows, deliver, ...calls } = await world();
      await putUser(deps, paul);
      const response = await calls[provider](claims);
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ code: 'mailbox-unproven', status: 409, requestId: expect.any(String) });
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^plenary-sign-in=/)]);
      expect([await rows('identity'), await rows('session')]).toEqual([0, 0]);
      const [mail] = await deliver();
      expect(mail).toMatchObject({ to: email, subject: 'Confirmez votre connexion à Comet' });
      expect(linkOf(mail).pathname).toBe('/authentication/activate');
    });

    it('is linked by that link, in the browser that asked', async () => {
      const { microsoft, who, activate, deliver, deps } = await world();
      await putUser(deps, paul);
      const asked = cookieOf(await microsoft());
      const response = await activate(tokenOf((await deliver())[0]), asked);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ redirectUrl: '/' });
      expect(await who(response)).toMatchObject({ id: paul.id });
      expect(await who(await microsoft())).toMatchObject({ id: paul.id });
    });

    it('gains nothing when the owner of the mailbox follows the link in another browser', async () => {
      const { microsoft, activate, deliver, deps, rows } = await world();
      await putUser(deps, paul);
      await microsoft();
      const token = tokenOf((await deliver())[0]);
      const owner = cookieOf(await microsoft({ sub: 'the owner', email: 'lea@atelier-nord.example' }));
      for (const cookie of [undefined, owner]) {
        const response = await activate(token, cookie);
        expect(response.status).toBe(400);
        expect(await response.json()).toMatchObject({ code: 'invalid-token', error: 'INVALID_TOKEN' });
      }
      expect([await rows('identity'), await rows('session')]).toEqual([0, 0]);
    });

    it('is not let in to an account that was closed', async () => {
      const { google, deps } = await world();
      await putUser(deps, { ...paul, isActive: false });
      expect((await google()).status).toBe(401);
      await deps.database.transact((tx) => tx.update(deps.tables.user).set({ isActive: true }));
      expect((await google()).status).toBe(200);
      await deps.database.transact((tx) => tx.update(deps.tables.user).set({ isActive: false }));
      expect((await google()).status).toBe(401);
    });
  });

  describe('an account whose mailbox was never proven', () => {
    itOnBothEngines('goes to the person who proves it, and every way in that was made before ends', async () => {
      const { google, microsoft, give, who, deps, post, resolve } = await world();
      const intruder = await give(await microsoft());
      expect(intruder.status).toBe(200);
      await deps.database.transact((tx) => tx.update(deps.tables.user).set({ passwordHash: 'kept' }));
      expect(await who(await google())).toMatchObject({ email, mailboxProven: true });
      expect((await resolve(cookieOf(intruder))).user).toBeNull();
      const [row] = await deps.database.read.select().from(deps.tables.user);
      expect(row).toMatchObject({ passwordHash: null, isActive: true });
      expect((await microsoft()).status).toBe(409);
      expect((await post('/api/login', { email, password: 'x', action: 'login' })).status).toBe(401);
    });

    it('keeps no outside account once its owner chooses a password by mail', async () => {
      const { microsoft, give, deliver, post, rows } = await world();
      await give(await microsoft());
      const reset = await post('/api/reset-password', { token: tokenOf((await deliver())[0]), password: 'correct horse' });
      expect(reset.status).toBe(200);
      expect(await rows('identity')).toBe(0);
      expect((await microsoft()).status).toBe(409);
    });
  });
});
