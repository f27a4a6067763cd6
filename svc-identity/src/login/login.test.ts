import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { identityMigrations } from '../db/migrations.ts';
import { cookieOf, identityWorld, tokenOf } from '../testing/identity-world.ts';
import { putCompanies, putUser } from '../testing/make-user.ts';

// Covers B-J12–B-J13, B-X04.

const minute = 60_000;

onEachEngine(identityMigrations, (open) => {
  const world = async (publicUrl?: string) => {
    const made = identityWorld(await open(), { publicUrl });
    await putCompanies(made.deps);
    await putUser(made.deps);
    const login = (email: string, password: string, { cookie, address = '192.0.2.1' }: { cookie?: string; address?: string } = {}) =>
      made.post('/api/login', { email, password, action: 'login' }, { cookie, actor: { kind: 'visitor', address } });
    return { ...made, login };
  };
  /** All of an answer that a client can see, without the id that every answer has of its own. */
  const seen = async (response: Response) => {
    const { requestId: _, ...body } = (await response.json()) as Record<string, unknown>;
    const headers = [...response.headers].filter(([name]) => name !== 'x-request-id');
    return { status: response.status, headers, body };
  };

  describe('POST /api/login', () => {
    itOnBothEngines('opens a session with the right password', async () => {
      const { login, resolve } = await world();
      const response = await login(' Claire@Atelier-Nord.example', 'correct horse');
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ type: 'LOGIN_SUCCESS', isNewUser: false });
      expect((await resolve(cookieOf(response))).user).toMatchObject({ email: 'claire@atelier-nord.example', mailboxProven: true });
    });

    it('keeps the session in a cookie no script reads', async () => {
      const { login } = await world();
      const [cookie] = (await login('claire@atelier-nord.example', 'correct horse')).headers.getSetCookie();
      expect(cookie).toMatch(/^plenary-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    });

    it('binds the cookie to this host alone where the site is on https', async () => {
      const { login } = await world('https://book.example');
      const [cookie] = (await login('claire@atelier-nord.example', 'correct horse')).headers.getSetCookie();
      expect(cookie).toMatch(/^__Host-plenary-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    });

    it('keeps only the SHA-256 of a session token', async () => {
      const { login, deps } = await world();
      const token = deps.cookie.read(cookieOf(await login('claire@atelier-nord.example', 'correct horse'))) ?? '';
      const rows = await deps.database.read.select().from(deps.tables.session);
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain(token);
      expect(rows[0]?.tokenHash).toMatch(/^[\w-]{43}$/);
    });

    it('opens a new session and ends the one the browser had', async () => {
      const { login, resolve } = await world();
      const old = cookieOf(await login('claire@atelier-nord.example', 'correct horse'));
      const fresh = cookieOf(await login('claire@atelier-nord.example', 'correct horse', { cookie: `lang=fr; ${old}` }));
      expect(fresh).not.toBe(old);
      expect((await resolve(old)).user).toBeNull();
      expect((await resolve(fresh)).user).not.toBeNull();
    });

    it('answers an unknown address, a wrong password, and accounts that cannot sign in all alike', async () => {
      const { login, deps } = await world();
      await putUser(deps, { id: 'ines', email: 'ines@atelier-nord.example', password: null, isActive: false });
      await putUser(deps, { id: 'paul', email: 'paul@atelier-nord.example', isActive: false, mailboxProven: false });
      const wrong = await seen(await login('claire@atelier-nord.example', 'wrong horse'));
      expect(wrong).toMatchObject({ status: 401, body: { code: 'authentication-failed' } });
      for (const email of ['nobody@atelier-nord.example', 'ines@atelier-nord.example', 'paul@atelier-nord.example', 'x@gmail.com'])
        expect(await seen(await login(email, 'correct horse'))).toEqual(wrong);
      expect(Object.fromEntries(wrong.headers)).not.toHaveProperty('set-cookie');
    });

    it('answers 429 to the sixth guess of an address at an account, the right one too, whether the account exists or not', async () => {
      const { login, clock } = await world();
      const guess = async (email: string) => {
        const statuses: number[] = [];
        for (let i = 0; i < 5; i++) statuses.push((await login(email, 'wrong horse')).status);
        return { statuses, last: await seen(await login(email, 'correct horse')) };
      };
      const known = await guess('claire@atelier-nord.example');
      expect(known).toMatchObject({ statuses: [401, 401, 401, 401, 401], last: { status: 429, body: { code: 'too-many-requests' } } });
      expect(Object.fromEntries(known.last.headers)).toMatchObject({ 'retry-after': '60' });
      expect(await guess('nobody@atelier-nord.example')).toEqual(known);
      clock.now += minute;
      expect((await login('claire@atelier-nord.example', 'correct horse')).status).toBe(200);
    });

    it('counts failures only', async () => {
      const { login } = await world();
      for (let i = 0; i < 8; i++) expect((await login('claire@atelier-nord.example', 'correct horse')).status).toBe(200);
    });

    it('accepts at most five wrong guesses and those already running, for any number of parallel requests', async () => {
      const { login } = await world();
      const guesses = Array.from({ length: 20 }, () => login('claire@atelier-nord.example', 'wrong'));
      const statuses = (await Promise.all(guesses)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(6);
      expect(new Set(statuses)).toEqual(new Set([401, 429]));
    });

    it('refuses a malformed login and flags the password', async () => {
      const { post } = await world();
      const cases = [
        [{}, { email: 'required', password: 'invalid', action: 'required' }],
        [{ email: 'claire@atelier-nord.example', action: 'login' }, { password: 'invalid' }],
        [{ email: 'claire@atelier-nord.example', password: '', action: 'login' }, { password: 'invalid' }],
        [{ email: 'claire@atelier-nord.example', password: 'p'.repeat(257), action: 'login' }, { password: 'invalid' }],
        [
          { email: 'claire', password: 'correct horse', action: 'login' },
          { email: 'invalid_format', password: 'invalid' },
        ],
        [
          { email: 7, password: ['x'], action: 'login' },
          { email: 'invalid', password: 'invalid' },
        ],
        [[], { '': 'invalid', password: 'invalid' }],
      ] as const;
      for (const [body, errors] of cases) {
        const response = await post('/api/login', body);
        expect(response.headers.get('content-type')).toBe('application/problem+json');
        const { requestId: _, ...problem } = (await response.json()) as Record<string, unknown>;
        const envelope = { type: '/problems/invalid-request', title: 'Invalid request', status: 400, code: 'invalid-request' };
        expect({ body, problem }).toEqual({ body, problem: { ...envelope, errors } });
      }
    });

    it('refuses a body that is no JSON, and flags the password', async () => {
      const { app } = await world();
      const response = await app.request('/api/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'invalid-request', errors: { password: 'invalid' } });
    });

    it('opens no session with a password that was changed during the guess', async () => {
      const { login, deps, get, post, deliver, resolve } = await world();
      await get('/api/reset-password/send-email?email=claire@atelier-nord.example');
      const [mail] = await deliver();
      const { guess } = deps.passwords;
      deps.passwords.guess = async (asked) => {
        const isRight = await guess(asked);
        const reset = await post('/api/reset-password', { token: tokenOf(mail), password: 'another horse' });
        expect(reset.status).toBe(200);
        expect((await resolve(cookieOf(reset))).user).not.toBeNull();
        return isRight;
      };
      expect((await login('claire@atelier-nord.example', 'correct horse')).status).toBe(401);
    });
  });
});
