import { createSeal } from '@plenary/service-kit/seal';
import { testSecret, testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { TOTP } from 'otpauth';
import { identityMigrations } from '../db/migrations.ts';
import { limits } from '../limits.ts';
import { cookieOf, identityWorld, tokenOf } from '../testing/identity-world.ts';
import { putCompanies, putUser } from '../testing/make-user.ts';
import { useUpAllButOne } from '../testing/use-up.ts';
import { sealWithCurrentSecret } from './seal-with-current-secret.ts';

const email = 'claire@atelier-nord.example';
const password = 'correct horse';
const actor = testUser();
const step = 30_000;

onEachEngine(identityMigrations, (open) => {
  const world = async ({ role = 'customer', ...options }: { role?: 'customer' | 'staff'; staffSecondFactor?: 'required' } = {}) => {
    const made = identityWorld(await open(), options);
    await putCompanies(made.deps);
    const { id } = await putUser(made.deps, { role });
    const login = () => made.post('/api/login', { email, password, action: 'login' });
    const codeOf = (secret: string, at = made.clock.now) => new TOTP({ secret }).generate({ timestamp: at });
    const enrol = async () => {
      const { secret } = (await (await made.post('/api/second-factor/enrol', { password }, { actor })).json()) as { secret: string };
      return secret;
    };
    /** A factor that is on, with its recovery codes; the clock has moved past the code that turned it on. */
    const enrolled = async () => {
      const secret = await enrol();
      const response = await made.post('/api/second-factor/confirm', { code: codeOf(secret) }, { actor });
      const { recoveryCodes } = (await response.json()) as { recoveryCodes: string[] };
      made.clock.now += 2 * step;
      return { secret, recoveryCodes, response };
    };
    const verify = (cookie: string, code: string) => made.post('/api/second-factor/verify', { code }, { cookie });
    return { ...made, id, login, codeOf, enrol, enrolled, verify };
  };

  describe('setting up a second factor', () => {
    itOnBothEngines('gives a secret and its address, and is not required before it is confirmed', async () => {
      const { post, login, get } = await world();
      const response = await post('/api/second-factor/enrol', { password }, { actor });
      expect(response.status).toBe(200);
      const { secret, uri } = (await response.json()) as { secret: string; uri: string };
      expect(secret).toMatch(/^[A-Z2-7]{32}$/);
      expect(uri).toContain(`secret=${secret}`);
      expect(await (await login()).json()).toEqual({ type: 'LOGIN_SUCCESS', isNewUser: false });
      expect(await (await get('/api/second-factor', { actor })).json()).toEqual({ isOn: false, isRequired: false, recoveryCodesLeft: 0 });
    });

    it('is on after its first code, with ten recovery codes stored only as SHA-256', async () => {
      const { enrolled, get, deps } = await world();
      const { response, recoveryCodes } = await enrolled();
      expect(response.status).toBe(200);
      expect(new Set(recoveryCodes).size).toBe(10);
      const kept = JSON.stringify(await deps.database.read.select().from(deps.tables.recoveryCode));
      for (const code of recoveryCodes) expect(kept).not.toContain(code.replaceAll('-', ''));
      expect(await (await get('/api/second-factor', { actor })).json()).toEqual({ isOn: true, isRequired: false, recoveryCodesLeft: 10 });
    });

    it('stores its secret sealed: a copy of the database yields no codes', async () => {
      const { enrolled, deps, id } = await world();
      const { secret } = await enrolled();
      const [row] = await deps.database.read.select().from(deps.tables.secondFactor);
      expect(JSON.stringify(row)).not.toContain(secret);
      expect(deps.factorSeal.open(row?.secret ?? '', id)).toBe(secret);
    });

    it('seals older plain secrets once and still accepts their codes', async () => {
      const { enrolled, deps, login, verify, codeOf } = await world();
      const { secret } = await enrolled();
      const { database, tables } = deps;
      await database.transact((tx) => tx.update(tables.secondFactor).set({ secret }));
      await Promise.all([sealWithCurrentSecret(deps), sealWithCurrentSecret(deps)]);
      const sealed = await database.read.select({ kept: tables.secondFactor.secret }).from(tables.secondFactor);
      await sealWithCurrentSecret(deps);
      expect(await database.read.select({ kept: tables.secondFactor.secret }).from(tables.secondFactor)).toEqual(sealed);
      expect(JSON.stringify(sealed)).not.toContain(secret);
      expect((await verify(cookieOf(await login()), codeOf(secret))).status).toBe(200);
    });

    it('opens after a rotation of the secret, and is sealed with the current one from the next start on', async () => {
      const { enrolled, deps, login, verify, codeOf, clock } = await world();
      const { secret } = await enrolled();
      const current = 'a-secret-that-was-made-for-this-rotation';
      const restart = (previous?: string) => {
        clock.now += 60_000;
        return Object.assign(deps, { factorSeal: createSeal({ secret: current, previous, purpose: 'second-factor' }) });
      };
      await sealWithCurrentSecret(restart(testSecret));
      expect((await verify(cookieOf(await login()), codeOf(secret))).status).toBe(200);
      await sealWithCurrentSecret(restart());
      expect((await verify(cookieOf(await login()), codeOf(secret))).status).toBe(200);
    });

    it('ends every other session and goes on with a new one', async () => {
      const { login, enrolled, resolve } = await world();
      const old = cookieOf(await login());
      const { response } = await enrolled();
      expect((await resolve(old)).user).toBeNull();
      expect((await resolve(cookieOf(response))).user).toMatchObject({ email });
    });

    it('needs the password of the account, and makes a session wait after ten wrong ones', async () => {
      const { post } = await world();
      for (const [sent, code] of [
        [undefined, 'required'],
        ['', 'required'],
        ['wrong horse', 'invalid'],
      ]) {
        const response = await post('/api/second-factor/enrol', { password: sent }, { actor });
        expect(response.status).toBe(400);
        expect(await response.json()).toMatchObject({ errors: { password: code } });
      }
      for (let i = 0; i < 9; i++) await post('/api/second-factor/enrol', { password: 'wrong horse' }, { actor });
      expect((await post('/api/second-factor/enrol', { password }, { actor })).status).toBe(429);
    });

    it('needs a sign-in within 10 minutes if the account has no password: a stolen session cannot lock its owner out', async () => {
      const { post, login, codeOf, clock, deps, resolve } = await world();
      const { tables, database } = deps;
      const [cookie, other] = [cookieOf(await login()), cookieOf(await login())];
      await database.transact((tx) => tx.update(tables.user).set({ passwordHash: null }));
      const tooOld = { status: 400, errors: { session: 'too_old' } };
      const asked = async (path: string, body: object, from = cookie) => {
        const response = await post(path, body, { actor, cookie: from });
        return { status: response.status, ...((await response.json()) as { errors?: object; secret?: string }) };
      };
      const begun = await asked('/api/second-factor/enrol', {});
      expect(begun.status).toBe(200);
      clock.now += 10 * 60_000 + 1;
      expect(await asked('/api/second-factor/enrol', {})).toMatchObject(tooOld);
      const code = codeOf(begun.secret ?? '');
      expect(await asked('/api/second-factor/confirm', { code })).toMatchObject(tooOld);
      expect(await asked('/api/me/erase', { email })).toMatchObject(tooOld);
      for (const from of [cookie, other]) expect((await resolve(from)).user).toMatchObject({ email });
      expect(await database.read.select().from(tables.secondFactor)).toMatchObject([{ isOn: false }]);
      await database.transact((tx) => tx.update(tables.session).set({ createdAt: clock.now - 10 * 60_000 }));
      expect((await asked('/api/second-factor/confirm', { code })).status).toBe(200);
    });

    it('refuses a wrong first code, and a code where nothing was begun', async () => {
      const { post, enrol, codeOf, clock } = await world();
      expect((await post('/api/second-factor/confirm', { code: '123456' }, { actor })).status).toBe(409);
      const secret = await enrol();
      const response = await post('/api/second-factor/confirm', { code: codeOf(secret, clock.now - 5 * step) }, { actor });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'invalid-request', errors: { code: 'invalid' } });
    });

    it('cannot be begun or confirmed again while it is on', async () => {
      const { post, enrolled, codeOf } = await world();
      const { secret } = await enrolled();
      expect((await post('/api/second-factor/enrol', { password }, { actor })).status).toBe(409);
      expect((await post('/api/second-factor/confirm', { code: codeOf(secret) }, { actor })).status).toBe(409);
    });

    it('is not confirmed, and opens no session, where the account was closed meanwhile', async () => {
      const { post, enrol, codeOf, deps } = await world();
      const { tables, database, throttle } = deps;
      const code = codeOf(await enrol());
      const { take } = throttle;
      throttle.take = async (...asked) => {
        await take(...asked);
        await database.transact((tx) => tx.update(tables.user).set({ disabledAt: 1 }));
      };
      expect((await post('/api/second-factor/confirm', { code }, { actor })).status).toBe(401);
      expect(await database.read.$count(tables.session)).toBe(0);
      expect(await database.read.$count(tables.recoveryCode)).toBe(0);
    });

    itOnBothEngines('is confirmed once of 8 times at once, with codes that work', async () => {
      const { post, enrol, codeOf, get } = await world();
      const code = codeOf(await enrol());
      const answers = await Promise.all(Array.from({ length: 8 }, () => post('/api/second-factor/confirm', { code }, { actor })));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await (await get('/api/second-factor', { actor })).json()).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
    });
  });

  describe('signing in with a second factor', () => {
    itOnBothEngines('answers that a code is asked for, and opens no session', async () => {
      const { enrolled, login, resolve, deps } = await world();
      await enrolled();
      const response = await login();
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ type: 'SECOND_FACTOR_REQUIRED' });
      const [cookie, ...more] = response.headers.getSetCookie();
      expect(more).toEqual([]);
      expect(cookie).toMatch(/^plenary-sign-in=/);
      const token = deps.cookie.readPending(cookieOf(response)) ?? '';
      expect((await resolve(deps.cookie.keep(token))).user).toBeNull();
    });

    it('opens the session with a code, and with no other call', async () => {
      const { enrolled, login, verify, codeOf, resolve, post } = await world();
      const { secret } = await enrolled();
      const cookie = cookieOf(await login());
      const info = { email, firstname: 'C', lastname: 'M', phone: '0142000000', isNewUser: false };
      expect((await post('/api/user-info', info, { cookie })).status).toBe(401);
      expect((await post('/api/second-factor/enrol', { password }, { cookie })).status).toBe(409);
      expect((await post('/api/second-factor/confirm', { code: codeOf(secret) }, { cookie })).status).toBe(409);
      const response = await verify(cookie, codeOf(secret));
      expect(await response.json()).toEqual({ type: 'LOGIN_SUCCESS', isNewUser: false });
      expect((await resolve(cookieOf(response))).user).toMatchObject({ email });
      expect((await verify(cookie, codeOf(secret))).status).toBe(401);
    });

    it('refuses a code that was used, also the one that turned the factor on', async () => {
      const { enrol, post, login, verify, codeOf, clock } = await world();
      const secret = await enrol();
      const first = codeOf(secret);
      await post('/api/second-factor/confirm', { code: first }, { actor });
      expect((await verify(cookieOf(await login()), first)).status).toBe(401);
      clock.now += step;
      const second = codeOf(secret);
      expect((await verify(cookieOf(await login()), second)).status).toBe(200);
      expect((await verify(cookieOf(await login()), second)).status).toBe(401);
      expect((await verify(cookieOf(await login()), first)).status).toBe(401);
    });

    itOnBothEngines('takes one code once of 8 sign-ins at once', async () => {
      const { enrolled, login, verify, codeOf } = await world();
      const { secret } = await enrolled();
      const cookies = await Promise.all(Array.from({ length: 8 }, async () => cookieOf(await login())));
      const statuses = await Promise.all(cookies.map(async (cookie) => (await verify(cookie, codeOf(secret))).status));
      expect(statuses.sort()).toEqual([200, ...Array.from({ length: 7 }, () => 401)]);
    });

    it('takes a recovery code once, however it is typed', async () => {
      const { enrolled, login, verify, get } = await world();
      const { recoveryCodes } = await enrolled();
      const [code = ''] = recoveryCodes;
      const typed = code.toUpperCase().replaceAll('-', ' ');
      expect((await verify(cookieOf(await login()), typed)).status).toBe(200);
      expect((await verify(cookieOf(await login()), code)).status).toBe(401);
      expect(await (await get('/api/second-factor', { actor })).json()).toMatchObject({ recoveryCodesLeft: 9 });
    });

    it('refuses another user’s code', async () => {
      const { enrolled, login, verify, deps, post, codeOf } = await world();
      const { recoveryCodes } = await enrolled();
      await putUser(deps, { id: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e02', email: 'paul@atelier-nord.example' });
      const paul = { actor: testUser({ userId: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e02' }) };
      const { secret } = (await (await post('/api/second-factor/enrol', { password }, paul)).json()) as { secret: string };
      const confirmed = await post('/api/second-factor/confirm', { code: codeOf(secret) }, paul);
      expect(confirmed.status).toBe(200);
      const cookie = cookieOf(await post('/api/login', { email: 'paul@atelier-nord.example', password, action: 'login' }));
      expect((await verify(cookie, recoveryCodes[0] ?? '')).status).toBe(401);
      expect((await verify(cookieOf(await login()), codeOf(secret))).status).toBe(401);
    });

    it('answers 10 codes in 15 minutes, then 429 to the right one too', async () => {
      const { enrolled, login, verify, codeOf, clock, id, deps } = await world();
      const { secret } = await enrolled();
      clock.now += 15 * 60_000;
      const cookie = cookieOf(await login());
      await useUpAllButOne(deps, limits.factorCodesOfAccount, id);
      expect((await verify(cookie, codeOf(secret, clock.now - 5 * step))).status).toBe(401);
      const refused = await verify(cookie, codeOf(secret));
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    });

    it('is over after 30 minutes, and needs a pending sign-in', async () => {
      const { enrolled, login, verify, codeOf, clock } = await world();
      const { secret } = await enrolled();
      const cookie = cookieOf(await login());
      clock.now += 30 * 60_000;
      for (const each of [cookie, '', 'plenary-sign-in=x']) expect((await verify(each, codeOf(secret))).status).toBe(401);
    });

    it('is asked for after a new password too', async () => {
      const { enrolled, get, deliver, post } = await world();
      await enrolled();
      await get(`/api/reset-password/send-email?email=${email}`);
      const token = tokenOf((await deliver())[0]);
      const response = await post('/api/reset-password', { token, password: 'another horse' });
      expect(await response.json()).toEqual({ success: true, email, nextStep: 'LOGIN' });
      expect(response.headers.get('set-cookie')).toBeNull();
    });
  });

  describe('turning it off', () => {
    itOnBothEngines('needs the password', async () => {
      const { enrolled, post, login, deps } = await world();
      await enrolled();
      expect((await post('/api/second-factor/disable', { password: 'wrong horse' }, { actor })).status).toBe(400);
      expect((await post('/api/second-factor/disable', {}, { actor })).status).toBe(400);
      expect((await post('/api/second-factor/disable', { password })).status).toBe(401);
      expect((await post('/api/second-factor/disable', { password }, { actor })).status).toBe(204);
      expect(await (await login()).json()).toMatchObject({ type: 'LOGIN_SUCCESS' });
      expect(await deps.database.read.$count(deps.tables.recoveryCode)).toBe(0);
      expect((await post('/api/second-factor/disable', { password }, { actor })).status).toBe(409);
    });

    it('is refused where the password was changed while it was checked', async () => {
      const { enrolled, post, deps } = await world();
      const { tables, database, passwords } = deps;
      await enrolled();
      const { guess } = passwords;
      passwords.guess = async (asked) => {
        const isRight = await guess(asked);
        await database.transact((tx) => tx.update(tables.user).set({ passwordHash: 'another' }));
        return isRight;
      };
      expect((await post('/api/second-factor/disable', { password }, { actor })).status).toBe(400);
      expect(await database.read.$count(tables.secondFactor)).toBe(1);
    });

    it('needs a code where the account has no password', async () => {
      const { enrolled, post, deps, codeOf } = await world();
      const { secret } = await enrolled();
      await deps.database.transact((tx) => tx.update(deps.tables.user).set({ passwordHash: null }));
      expect((await post('/api/second-factor/disable', { password }, { actor })).status).toBe(400);
      expect((await post('/api/second-factor/disable', { code: '000000' }, { actor })).status).toBe(400);
      expect((await post('/api/second-factor/disable', { code: codeOf(secret) }, { actor })).status).toBe(204);
    });
  });

  // Covers B-G10.
  describe('staff where a second factor is required', () => {
    const staff = { role: 'staff', staffSecondFactor: 'required' } as const;

    itOnBothEngines('must enrol before the session opens, with the pending sign-in alone', async () => {
      const { login, post, codeOf, resolve, verify } = await world(staff);
      const response = await login();
      expect(await response.json()).toEqual({ type: 'SECOND_FACTOR_REQUIRED', mustEnrol: true });
      const cookie = cookieOf(response);
      expect((await verify(cookie, '123456')).status).toBe(401);
      const { secret } = (await (await post('/api/second-factor/enrol', {}, { cookie })).json()) as { secret: string };
      const confirmed = await post('/api/second-factor/confirm', { code: codeOf(secret) }, { cookie });
      expect(confirmed.status).toBe(200);
      expect((await resolve(cookieOf(confirmed))).user).toMatchObject({ role: 'staff' });
    });

    it('cannot turn it off', async () => {
      const { enrolled, post } = await world(staff);
      await enrolled();
      const response = await post('/api/second-factor/disable', { password }, { actor: testUser({ role: 'staff' }) });
      expect(response.status).toBe(403);
    });

    it('is asked of staff alone, and only where it is required', async () => {
      const customer = await world({ staffSecondFactor: 'required' });
      expect(await (await customer.login()).json()).toMatchObject({ type: 'LOGIN_SUCCESS' });
      const optional = await world({ role: 'staff' });
      expect(await (await optional.login()).json()).toMatchObject({ type: 'LOGIN_SUCCESS' });
    });
  });

  it('ends, with all other credentials, once the mailbox of an unproven account is proven', async () => {
    const { enrolled, deps, get, deliver, post, login } = await world();
    await enrolled();
    await deps.database.transact((tx) => tx.update(deps.tables.user).set({ mailboxProven: false }));
    await get(`/api/reset-password/send-email?email=${email}`);
    const reset = await post('/api/reset-password', { token: tokenOf((await deliver())[0]), password });
    expect(await reset.json()).toEqual({ success: true, email });
    expect(await (await login()).json()).toMatchObject({ type: 'LOGIN_SUCCESS' });
  });
});
