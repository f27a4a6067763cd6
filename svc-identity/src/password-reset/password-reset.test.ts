import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createMailer } from '@plenary/service-kit/mailer';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { identityMigrations } from '../db/migrations.ts';
import { limits } from '../limits.ts';
import { cookieOf, identityWorld, linkOf, testNow, tokenOf } from '../testing/identity-world.ts';
import { putCompanies, putUser } from '../testing/make-user.ts';
import { useUpAllButOne } from '../testing/use-up.ts';

// Covers B-X08–B-X10.

const email = 'claire@atelier-nord.example';

onEachEngine(identityMigrations, (open) => {
  const world = async (options?: Parameters<typeof identityWorld>[1]) => {
    const made = identityWorld(await open(), options);
    await putCompanies(made.deps);
    await putUser(made.deps);
    const ask = (address = email, more = '') => made.get(`/api/reset-password/send-email?email=${encodeURIComponent(address)}${more}`);
    const check = (token: string, more = '') => made.get(`/api/reset-password/check-token?token=${token}${more}`);
    const reset = (token: string, password = 'another horse', cookie?: string) =>
      made.post('/api/reset-password', { token, password }, { cookie });
    const login = (password: string) => made.post('/api/login', { email, password, action: 'login' });
    const mailedToken = async () => {
      await ask();
      return tokenOf((await made.deliver())[0]);
    };
    return { ...made, ask, check, reset, login, mailedToken };
  };

  describe('GET /api/reset-password/send-email', () => {
    itOnBothEngines('mails an existing user a link to the reset page, which leads back', async () => {
      const { ask, deliver } = await world();
      const asked = await ask(' CLAIRE@atelier-nord.example', '&redirectUrl=%2Fvenues%2Fternes&resetPasswordUrl=%2Freset-password');
      expect(asked.status).toBe(200);
      const [mail] = await deliver();
      expect(mail).toMatchObject({ to: email, subject: 'Choisissez un nouveau mot de passe Comet' });
      expect(linkOf(mail).href).toMatch(/^http:\/\/127\.0\.0\.1:3000\/reset-password\?redirectUrl=%2Fvenues%2Fternes#token=[\w-]{43}$/);
    });

    it('mails an inactive user too', async () => {
      const { ask, deliver, deps } = await world();
      await putUser(deps, { id: 'ines', email: 'ines@atelier-nord.example', password: null, isActive: false });
      await ask('ines@atelier-nord.example');
      expect(await deliver()).toMatchObject([{ to: 'ines@atelier-nord.example', subject: 'Créez votre mot de passe Comet' }]);
    });

    // Covers B-J19, B-W13.
    it('answers a known and an unknown address alike, after the same writes, and mails only the known one', async () => {
      const { ask, deliver, deps } = await world();
      const written: string[] = [];
      const { transact } = deps.database;
      const counted: typeof transact = (work) => {
        written.push('write');
        return transact(work);
      };
      Object.assign(deps.database, { transact: counted });
      const seen = async (address: string) => {
        written.length = 0;
        const response = await ask(address);
        const headers = [...response.headers].filter(([name]) => name !== 'x-request-id');
        return { status: response.status, headers, body: await response.text(), writes: written.length };
      };
      const known = await seen(email);
      expect(known).toMatchObject({ status: 200, body: '{"nextStep":"PASSWORD_RESET_CONFIRMATION"}', writes: 2 });
      expect(await seen('nobody@atelier-nord.example')).toEqual(known);
      expect(await deliver()).toMatchObject([{ to: email }]);
    });

    it('answers a malformed address alike', async () => {
      const { ask, deliver } = await world();
      for (const address of ['', 'claire', 'x@gmail.com']) expect((await ask(address)).status).toBe(200);
      expect(await deliver()).toEqual([]);
    });

    itOnBothEngines('mails an address once in 5 minutes, also for 8 asks at once', async () => {
      const { ask, deliver, clock } = await world();
      await Promise.all(Array.from({ length: 8 }, () => ask()));
      expect(await deliver()).toHaveLength(1);
      clock.now += 5 * 60_000 - 1;
      await ask();
      expect(await deliver()).toHaveLength(0);
      clock.now += 1;
      await ask();
      expect(await deliver()).toHaveLength(1);
    });

    it('sends at most 200 mails an hour for one address, silently', async () => {
      const { ask, deps, deliver } = await world();
      expect(limits.resetMailsOfAddress).toMatchObject({ limit: 200, windowMilliseconds: 3_600_000 });
      await useUpAllButOne(deps, limits.resetMailsOfAddress, '192.0.2.1');
      await ask('nobody@atelier-nord.example');
      expect((await ask()).status).toBe(200);
      expect(await deliver()).toEqual([]);
    });

    it.each(['//evil.example', 'https://evil.example/reset-password', '/venues/ternes'])('hands no token to %s', async (page) => {
      const { ask, deliver } = await world();
      await ask(email, `&resetPasswordUrl=${encodeURIComponent(page)}&redirectUrl=${encodeURIComponent('//evil.example')}`);
      const [mail] = await deliver();
      expect(linkOf(mail).href).toMatch(/^http:\/\/127\.0\.0\.1:3000\/reset-password#token=[\w-]{43}$/);
    });

    it('keeps tokens as their SHA-256 alone, also while the mail waits', async () => {
      const { ask, deliver, deps } = await world();
      await ask();
      const waiting = await deps.database.read.select().from(deps.tables.mailToken);
      const token = tokenOf((await deliver())[0]);
      const kept = await deps.database.read.select().from(deps.tables.mailToken);
      expect(waiting).toEqual([]);
      expect(kept).toMatchObject([{ tokenHash: expect.stringMatching(/^[\w-]{43}$/), purpose: 'password', usedAt: null }]);
      expect(JSON.stringify(kept)).not.toContain(token);
    });

    it('sends the mail again after a failure, with a link that works', async () => {
      let broken = true;
      const sent: { text: string }[] = [];
      const mailer = {
        send: async (mail: { to: string; subject: string; text: string; html: string }) => {
          sent.push(mail);
          if (broken) throw new Error('the connection broke after the mail was taken');
        },
      };
      const { ask, deliver, clock, check } = await world({ mailer });
      await ask();
      await deliver();
      broken = false;
      clock.now += 1_000;
      await deliver();
      expect(sent).toHaveLength(2);
      for (const { text } of sent) {
        const token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
        expect((await check(token)).status).toBe(204);
      }
    });

    it('writes mails as .eml files whose link works', async () => {
      const directory = mkdtempSync(path.join(tmpdir(), 'plenary-mail-'));
      try {
        const mailer = createMailer({ from: 'Comet <bonjour@comet.example>', smtpUrl: undefined, directory, now: () => testNow });
        const { ask, deliver, reset, login } = await world({ mailer });
        await ask();
        await deliver();
        const [file = '', ...more] = readdirSync(directory);
        expect(more).toEqual([]);
        expect(file).toMatch(/^2026-09-14T08-00-00\.000Z-.+\.eml$/);
        const raw = readFileSync(path.join(directory, file), 'utf8');
        expect(raw).toMatch(/^To: claire@atelier-nord\.example\r$/m);
        const decoded = raw
          .replace(/=\r\n/g, '')
          .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
        const token = /\/reset-password#token=([\w-]{43})/.exec(decoded)?.[1] ?? '';
        expect((await reset(token)).status).toBe(200);
        expect((await login('another horse')).status).toBe(200);
      } finally {
        rmSync(directory, { recursive: true, force: true });
      }
    });
  });

  // Covers B-W05.
  describe('GET /api/reset-password/check-token', () => {
    itOnBothEngines('answers 204 for 30 minutes, however often it is asked', async () => {
      const { mailedToken, check, clock } = await world();
      const token = await mailedToken();
      expect((await check(token, '&resetPasswordUrl=/reset-password')).status).toBe(204);
      clock.now += 30 * 60_000 - 1;
      expect((await check(token)).status).toBe(204);
    });

    // Covers B-W10–B-W12.
    it('answers 410 with the address after 30 minutes, and mails a new link that works', async () => {
      const { mailedToken, check, clock, deliver, reset } = await world();
      const token = await mailedToken();
      clock.now += 30 * 60_000;
      const response = await check(token, '&resetPasswordUrl=/reset-password');
      expect(response.status).toBe(410);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      expect(await response.json()).toMatchObject({ code: 'expired-token', error: 'EXPIRED_TOKEN', email });
      await check(token);
      const [again, ...more] = await deliver();
      expect(more).toEqual([]);
      expect(tokenOf(again)).not.toBe(token);
      expect((await reset(tokenOf(again))).status).toBe(200);
    });

    it('answers 400 for unknown tokens', async () => {
      const { check, deliver } = await world();
      for (const token of ['', 'x', 'x'.repeat(100)]) {
        const response = await check(token);
        expect(response.status).toBe(400);
        expect(await response.json()).toMatchObject({ code: 'invalid-token', error: 'INVALID_TOKEN' });
      }
      expect(await deliver()).toEqual([]);
    });

    it('answers 400 for a token that was used', async () => {
      const { mailedToken, check, reset, clock } = await world();
      const token = await mailedToken();
      await reset(token);
      expect((await check(token)).status).toBe(400);
      clock.now += 31 * 60_000;
      expect((await check(token)).status).toBe(400);
    });
  });

  describe('POST /api/reset-password/check-token', () => {
    itOnBothEngines('answers for a token in the body as for one in the query', async () => {
      const { mailedToken, check, post, clock } = await world();
      const token = await mailedToken();
      const resetPasswordUrl = '/reset-password';
      const inBody = async (sent: string) => {
        const response = await post('/api/reset-password/check-token', { token: sent, resetPasswordUrl });
        return [response.status, response.status === 204 ? null : await response.json()];
      };
      const inQuery = async (sent: string) => {
        const response = await check(sent, `&resetPasswordUrl=${resetPasswordUrl}`);
        return [response.status, response.status === 204 ? null : await response.json()];
      };
      expect(await inBody(token)).toEqual([204, null]);
      clock.now += 30 * 60_000;
      for (const sent of [token, 'x']) {
        const refused = sent === 'x' ? [400, { error: 'INVALID_TOKEN' }] : [410, { error: 'EXPIRED_TOKEN', email }];
        expect(await inBody(sent)).toMatchObject(refused);
        expect(await inQuery(sent)).toMatchObject(refused);
      }
    });
  });

  describe('POST /api/reset-password', () => {
    itOnBothEngines('sets the password, and opens a session', async () => {
      const { mailedToken, reset, login, resolve } = await world();
      const response = await reset(await mailedToken());
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ success: true, email });
      expect((await resolve(cookieOf(response))).user).toMatchObject({ email });
      expect((await login('correct horse')).status).toBe(401);
      expect((await login('another horse')).status).toBe(200);
    });

    // Covers B-W14.
    it('ends every other session of that user and no other user’s', async () => {
      const { mailedToken, reset, login, resolve, deps, post } = await world();
      await putUser(deps, { id: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e02', email: 'paul@atelier-nord.example' });
      const others = [cookieOf(await login('correct horse')), cookieOf(await login('correct horse'))];
      const pauls = cookieOf(await post('/api/login', { email: 'paul@atelier-nord.example', password: 'correct horse', action: 'login' }));
      const own = cookieOf(await reset(await mailedToken(), 'another horse', others[0]));
      for (const other of others) expect((await resolve(other)).user).toBeNull();
      expect((await resolve(own)).user).not.toBeNull();
      expect((await resolve(pauls)).user).toMatchObject({ email: 'paul@atelier-nord.example' });
    });

    itOnBothEngines('works once of 16 times at once', async () => {
      const { mailedToken, reset, deps, login } = await world();
      const token = await mailedToken();
      const answers = await Promise.all(Array.from({ length: 16 }, (_, i) => reset(token, `another horse ${i}`)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 15 }, () => 400)]);
      expect(await deps.database.read.$count(deps.tables.session)).toBe(1);
      const winner = answers.findIndex(({ status }) => status === 200);
      expect((await login(`another horse ${winner}`)).status).toBe(200);
    });

    it('ends the other links that were mailed before', async () => {
      const { mailedToken, reset, clock, check } = await world();
      const first = await mailedToken();
      clock.now += 6 * 60_000;
      await reset(await mailedToken());
      expect((await check(first)).status).toBe(400);
    });

    it('refuses an expired link with 410 and keeps the old password', async () => {
      const { mailedToken, reset, clock, login } = await world();
      const token = await mailedToken();
      clock.now += 30 * 60_000;
      const response = await reset(token);
      expect(response.status).toBe(410);
      expect(await response.json()).toMatchObject({ error: 'EXPIRED_TOKEN', email });
      expect((await login('correct horse')).status).toBe(200);
    });

    // Covers B-J18.
    it('refuses passwords too short or too long, and leaves the link as it was', async () => {
      const { mailedToken, reset, check } = await world();
      const token = await mailedToken();
      const cases = [
        ['1234567', 'value_too_short'],
        ['', 'required'],
        ['p'.repeat(257), 'value_too_long'],
      ] as const;
      for (const [password, code] of cases) {
        const response = await reset(token, password);
        expect(response.status).toBe(400);
        expect(await response.json()).toMatchObject({ code: 'invalid-request', errors: { password: code } });
      }
      expect((await check(token)).status).toBe(204);
    });
  });
});
