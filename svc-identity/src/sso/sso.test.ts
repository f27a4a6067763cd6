import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { identityMigrations } from '../db/migrations.ts';
import { cookieOf, identityWorld, linkOf, tokenOf } from '../testing/identity-world.ts';
import { putCompanies, putUser } from '../testing/make-user.ts';
import { type OpenidProvider, startOpenidProvider } from '../testing/openid-provider.ts';
import { createSso, type Sso } from '../third-party/sso.ts';

const redirectUri = 'http://127.0.0.1:3000/api/sso/callback';
const names = { given_name: 'Paul', family_name: 'Durand' };
const employees = {
  paul: { email: 'paul@atelier-nord.example', email_verified: true, ...names },
  unverified: { email: 'paul@atelier-nord.example', email_verified: false, ...names },
  guest: { email: 'hugo@grand-compte.example', email_verified: true, ...names },
  private: { email: 'paul@gmail.com', email_verified: true, ...names },
  lookalike: { email: 'paul@atelier-nord.example.invalid', email_verified: true, ...names },
  accented: { email: 'paul@ateliér-nord.example', email_verified: true, ...names },
  nameless: {},
};
const paul = { id: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e02', email: employees.paul.email };

let provider: OpenidProvider;
let sso: Sso;
let warnings: jest.SpyInstance;
beforeAll(async () => {
  // The provider warns that its store is for development only.
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => {});
  provider = await startOpenidProvider({ redirectUri, employees });
  const { issuer, clientId, clientSecret } = provider;
  sso = createSso({ issuer, clientId, clientSecret, scopes: 'openid email profile', domains: ['atelier-nord.example'], redirectUri });
});
beforeEach(() => {
  provider.desk.signsIn = 'paul';
});
afterAll(async () => {
  await provider.stop();
  warnings.mockRestore();
});

onEachEngine(identityMigrations, (open) => {
  const world = async (given: Sso | null = sso) => {
    const made = identityWorld(await open(), { providers: { sso: given } });
    await putCompanies(made.deps);
    const start = (from = '/venues/ternes') => made.get(`/api/sso/start?from=${encodeURIComponent(from)}`);
    /** As the gateway passes it on: the path alone. */
    const comeBack = (address: string, cookie?: string) => {
      const { pathname, search } = new URL(address);
      return made.get(pathname + search, { cookie });
    };
    const signOn = async (from?: string) => {
      const started = await start(from);
      return comeBack(await provider.visit(started.headers.get('location') ?? ''), cookieOf(started));
    };
    const cookiesIn = (response: Response) => response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    const sessionIn = (response: Response) => cookiesIn(response).find((cookie) => cookie.startsWith('plenary-session='));
    const failed = (reason: string, from = '/venues/ternes') => `/authentication?${new URLSearchParams({ sso: reason, from })}`;
    return { ...made, start, comeBack, signOn, cookiesIn, sessionIn, failed };
  };

  describe('GET /api/sso/start', () => {
    itOnBothEngines('sends the browser to the provider with PKCE, a state and a nonce', async () => {
      const { start } = await world();
      const response = await start();
      expect(response.status).toBe(303);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('set-cookie')).toMatch(/^plenary-sso=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
      const { origin, searchParams } = new URL(response.headers.get('location') ?? '');
      expect(origin).toBe(provider.issuer);
      expect(Object.fromEntries(searchParams)).toEqual({
        client_id: 'plenary',
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid email profile',
        code_challenge_method: 'S256',
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        state: expect.stringMatching(/^[\w-]{43}$/),
        nonce: expect.stringMatching(/^[\w-]{43}$/),
      });
    });

    it('keeps of the browser’s token and of the state their SHA-256 alone', async () => {
      const { start, deps } = await world();
      const response = await start();
      const kept = JSON.stringify(await deps.database.read.select().from(deps.tables.ssoAttempt));
      const state = new URL(response.headers.get('location') ?? '').searchParams.get('state') ?? '';
      expect(kept).toContain('"stateHash"');
      expect(kept).not.toContain(state);
      expect(kept).not.toContain(deps.cookie.readSso(cookieOf(response)));
    });

    it('is 404 where no provider is configured, the way back too', async () => {
      const { start, get } = await world(null);
      for (const response of [await start(), await get('/api/sso/callback?code=x&state=y')]) {
        expect(response.status).toBe(404);
        expect(await response.json()).toMatchObject({ code: 'provider-not-configured' });
      }
    });

    it('goes back to sign-in where the provider cannot be reached, and tries again next time', async () => {
      const gone = await startOpenidProvider({ redirectUri, employees });
      await gone.stop();
      const { issuer, clientId, clientSecret } = gone;
      const { start, failed } = await world(createSso({ issuer, clientId, clientSecret, scopes: 'openid', domains: [], redirectUri }));
      for (let i = 0; i < 2; i++) {
        const response = await start();
        expect(response.status).toBe(303);
        expect(response.headers.get('location')).toBe(failed('failed'));
        expect(response.headers.get('set-cookie')).toBeNull();
      }
    });
  });

  describe('coming back from the provider', () => {
    itOnBothEngines('signs a known user in and goes to where they came from', async () => {
      const { signOn, sessionIn, resolve, deps } = await world();
      await putUser(deps, paul);
      const response = await signOn('/venues/ternes?days=%5B%5D');
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe('/venues/ternes?days=%5B%5D');
      expect((await resolve(sessionIn(response))).user).toMatchObject({ id: paul.id });
      expect(await deps.database.read.select().from(deps.tables.identity)).toMatchObject([{ issuer: provider.issuer, subject: 'paul' }]);
      expect(await deps.database.read.$count(deps.tables.ssoAttempt)).toBe(0);
    });

    it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/api/logout', 'javascript:alert(1)'])(
      'never goes to %s',
      async (from) => {
        const { signOn, deps } = await world();
        await putUser(deps, paul);
        expect((await signOn(from)).headers.get('location')).toBe('/');
      },
    );

    it('asks a new user for what is lacking, and then lets them in', async () => {
      const { signOn, failed, get, post, cookiesIn, resolve } = await world();
      const response = await signOn();
      expect(response.headers.get('location')).toBe(failed('missing-user-info'));
      const cookie = cookiesIn(response).find((found) => found.startsWith('plenary-sign-in='));
      const asked = await get('/api/user-info', { cookie });
      const known = { email: paul.email, firstname: 'Paul', lastname: 'Durand' };
      expect(await asked.json()).toEqual({ type: 'MISSING_USER_INFO', ...known, phoneNumber: '', isNewUser: true });
      expect((await get('/api/user-info')).status).toBe(401);
      const given = await post('/api/user-info', { ...known, phone: '0142000009', isNewUser: true }, { cookie });
      expect(given.status).toBe(200);
      expect((await resolve(cookieOf(given))).user).toMatchObject({ ...known, mailboxProven: true });
    });

    it.each([
      ['an address the provider has not verified', 'unverified', paul.email],
      ['a domain it does not answer for', 'guest', employees.guest.email],
    ])('mails a link where the account has %s', async (_, signsIn, email) => {
      const { signOn, failed, sessionIn, deps, deliver } = await world();
      await putUser(deps, { ...paul, email });
      provider.desk.signsIn = signsIn;
      const response = await signOn();
      expect(response.headers.get('location')).toBe(failed('mailbox-unproven'));
      expect(sessionIn(response)).toBeUndefined();
      expect(linkOf((await deliver())[0]).pathname).toBe('/authentication/activate');
    });

    it('leads on to where they came from once that link is followed', async () => {
      const { signOn, deps, deliver, post, cookiesIn } = await world();
      await putUser(deps, paul);
      provider.desk.signsIn = 'unverified';
      const cookie = cookiesIn(await signOn()).find((found) => found.startsWith('plenary-sign-in='));
      const response = await post('/api/signup/activate', { token: tokenOf((await deliver())[0]) }, { cookie });
      expect(await response.json()).toEqual({ redirectUrl: '/venues/ternes' });
    });

    it.each(['lookalike', 'accented'])('never signs in to an account whose address is spelt otherwise: %s', async (signsIn) => {
      const { signOn, failed, cookiesIn, deps, deliver } = await world();
      await putUser(deps, paul);
      provider.desk.signsIn = signsIn;
      const response = await signOn();
      expect(response.headers.get('location')).toBe(failed('unusable-address'));
      expect(cookiesIn(response)).toEqual(['plenary-sso=']);
      expect(await deliver()).toEqual([]);
      expect(await deps.database.read.$count(deps.tables.identity)).toBe(0);
    });

    it.each([
      ['a public address', 'private', 'public-email-forbidden'],
      ['no address', 'nameless', 'failed'],
    ])('is told to a person with %s', async (_, signsIn, reason) => {
      const { signOn, failed, sessionIn } = await world();
      provider.desk.signsIn = signsIn;
      const response = await signOn();
      expect(response.headers.get('location')).toBe(failed(reason));
      expect(sessionIn(response)).toBeUndefined();
    });
  });

  describe('a forged or replayed return', () => {
    const prepared = async () => {
      const made = await world();
      await putUser(made.deps, paul);
      const started = await made.start();
      const address = await provider.visit(started.headers.get('location') ?? '');
      const changed = (change: (query: URLSearchParams) => void) => {
        const url = new URL(address);
        change(url.searchParams);
        return url.href;
      };
      return { ...made, address, cookie: cookieOf(started), changed };
    };
    const refused = { status: 303, session: undefined };
    const seen = (response: Response) => ({
      status: response.status,
      session: response.headers.getSetCookie().find((line) => line.startsWith('plenary-session=')),
      location: response.headers.get('location'),
    });

    itOnBothEngines('opens nothing the second time, nor 7 of 8 times at once', async () => {
      const { comeBack, address, cookie, sessionIn, failed } = await prepared();
      const answers = await Promise.all(Array.from({ length: 8 }, () => comeBack(address, cookie)));
      expect(answers.filter(sessionIn)).toHaveLength(1);
      expect(seen(await comeBack(address, cookie))).toEqual({ ...refused, location: failed('failed', '/') });
    });

    it('opens nothing in a browser that did not start it, and does not spoil it for the one that did', async () => {
      const { comeBack, address, cookie, start, failed, sessionIn } = await prepared();
      for (const other of [undefined, 'plenary-sso=', cookieOf(await start())])
        expect(seen(await comeBack(address, other))).toEqual({ ...refused, location: failed('failed', '/') });
      expect(sessionIn(await comeBack(address, cookie))).toBeDefined();
    });

    it('opens nothing with another state, code, issuer or an error', async () => {
      const changes: ((query: URLSearchParams) => void)[] = [
        (query) => query.set('state', 'x'.repeat(43)),
        (query) => query.delete('state'),
        (query) => query.set('code', 'another'),
        (query) => query.delete('code'),
        (query) => query.set('iss', 'https://evil.example'),
        (query) => query.delete('iss'),
        (query) => query.set('error', 'access_denied'),
      ];
      for (const change of changes) {
        const { comeBack, changed, cookie } = await prepared();
        expect(seen(await comeBack(changed(change), cookie))).toMatchObject(refused);
      }
    });

    it('refuses another user’s code, whose nonce and verifier do not match', async () => {
      const { comeBack, start, changed, cookie } = await prepared();
      const theirs = new URL(await provider.visit((await start()).headers.get('location') ?? '')).searchParams.get('code') ?? '';
      expect(
        seen(
          await comeBack(
            changed((query) => query.set('code', theirs)),
            cookie,
          ),
        ),
      ).toMatchObject(refused);
    });

    it.each(['nonce', 'codeVerifier'] as const)('opens nothing where the %s is not the one it left with', async (secret) => {
      const { comeBack, address, cookie, deps } = await prepared();
      await deps.database.transact((tx) => tx.update(deps.tables.ssoAttempt).set({ [secret]: 'x'.repeat(43) }));
      expect(seen(await comeBack(address, cookie))).toMatchObject(refused);
    });

    it('opens nothing after ten minutes', async () => {
      const { comeBack, address, cookie, clock } = await prepared();
      clock.now += 10 * 60_000;
      expect(seen(await comeBack(address, cookie))).toMatchObject(refused);
    });
  });
});
