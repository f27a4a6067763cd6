import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { identityMigrations } from '../db/migrations.ts';
import { defaultGuessRules } from '../guesses/guess-rules.ts';
import type { IdentityLimits } from '../limits.ts';
import { identityWorld, tokenOf } from '../testing/identity-world.ts';
import { putCompanies, putUser } from '../testing/make-user.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const claire = 'claire@atelier-nord.example';
const paul = { id: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e02', email: 'paul@atelier-nord.example' };
const right = 'correct horse';
const wrong = 'wrong horse';

/** The rules of the product with fewer free failures: each takes a password hash. Their own numbers are in guess-rules.test.ts. */
const guesses = {
  ...defaultGuessRules,
  address: { ...defaultGuessRules.address, free: 8 },
  account: { ...defaultGuessRules.account, free: 8 },
  known: { ...defaultGuessRules.known, free: 3 },
};

/** What a browser keeps of an answer. */
const kept = (response: Response, before = ''): string => {
  const jar = new Map(before.split('; ').map((pair) => [pair.split('=')[0], pair]));
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    jar.set(pair.split('=')[0], pair);
  }
  return [...jar.values()].filter(Boolean).join('; ');
};

onEachEngine(identityMigrations, (open) => {
  const world = async (options: { limits?: Partial<IdentityLimits>; publicUrl?: string } = {}) => {
    const database = await open();
    const made = identityWorld(database, { ...options, limits: { guesses, ...options.limits } });
    await putCompanies(made.deps);
    await putUser(made.deps);
    await putUser(made.deps, paul);
    const visitor = (address: string) => ({ kind: 'visitor', address }) as const;
    const login = (
      password: string,
      { email = claire, address = '192.0.2.1', cookie }: { email?: string; address?: string; cookie?: string } = {},
    ) => made.post('/api/login', { email, password, action: 'login' }, { cookie, actor: visitor(address) });
    /** Wrong passwords, each from the next address: up to 256 of IPv4, or as many as there are of IPv6 in /64s of their own. */
    const attack = async (times: number, addressOf = (index: number) => `198.51.100.${index}`, email = claire) => {
      const statuses: number[] = [];
      for (let index = 0; index < times; index++) statuses.push((await login(wrong, { email, address: addressOf(index) })).status);
      return statuses;
    };
    const mailedReset = async () => {
      await made.get(`/api/reset-password/send-email?email=${claire}`, { actor: visitor('203.0.113.5') });
      return made.post('/api/reset-password', { token: tokenOf((await made.deliver())[0]), password: 'another horse' });
    };
    return { ...made, database, login, attack, mailedReset };
  };
  const refused = (statuses: number[]) => statuses.filter((status) => status === 429).length;

  describe('a stranger who guesses an account', () => {
    itOnBothEngines('does not delay its owner elsewhere with five wrong passwords, nor with fifteen', async () => {
      const { login, attack } = await world();
      expect(await attack(5, () => '198.51.100.1')).toEqual([401, 401, 401, 401, 401]);
      expect((await login(right)).status).toBe(200);
      expect(refused(await attack(10, () => '198.51.100.1'))).toBe(10);
      expect((await login(right)).status).toBe(200);
    });

    it('waits longer after every failure, up to 15 minutes', async () => {
      const { attack, login, clock } = await world();
      await attack(5, () => '198.51.100.1');
      const waits: (string | null)[] = [];
      for (let round = 0; round < 6; round++) {
        const answer = await login(wrong, { address: '198.51.100.1' });
        waits.push(answer.headers.get('retry-after'));
        clock.now += Number(waits.at(-1)) * 1_000;
        expect((await login(wrong, { address: '198.51.100.1' })).status).toBe(401);
      }
      expect(waits).toEqual(['60', '120', '240', '480', '900', '900']);
    });

    itOnBothEngines('is one guesser in all of an IPv6 /64, and another in the next', async () => {
      const { attack, login } = await world();
      const statuses = await attack(9, (index) => `2001:db8:0:7:${index}::${index}`);
      expect(statuses).toEqual([401, 401, 401, 401, 401, ...Array<number>(4).fill(429)]);
      expect((await login(wrong, { address: '2001:db8:0:8::1' })).status).toBe(401);
    });

    it('is the same guesser in IPv4 and in its IPv6 notation', async () => {
      const { attack } = await world();
      const forms = ['198.51.100.7', '::ffff:198.51.100.7', '::ffff:c633:6407'];
      expect(refused(await attack(9, (index) => forms[index % 3] ?? ''))).toBe(4);
    });

    itOnBothEngines('gets no more guesses from many addresses than the account allows, and then waits', async () => {
      const { attack, clock } = await world();
      expect(refused(await attack(12))).toBe(4);
      clock.now += minute / 2;
      expect(refused(await attack(12))).toBe(11);
    });

    it('counts through two replicas and a restart alike', async () => {
      const { database, attack } = await world();
      await attack(5, () => '198.51.100.1');
      const second = identityWorld(database);
      const body = { email: claire, password: wrong, action: 'login' };
      const asked = await second.post('/api/login', body, { actor: { kind: 'visitor', address: '198.51.100.1' } });
      expect(asked.status).toBe(429);
    });
  });

  describe('an owner under attack', () => {
    itOnBothEngines('signs in without a wait in a browser that signed in before, also after signing out', async () => {
      const { login, attack, get } = await world();
      const signedIn = kept(await login(right));
      const browser = kept(await get('/api/logout', { cookie: signedIn }), signedIn);
      expect(refused(await attack(12))).toBe(4);
      const inOtherBrowser = await login(right, { address: '203.0.113.9' });
      expect([inOtherBrowser.status, inOtherBrowser.headers.get('retry-after')]).toEqual([429, '30']);
      expect((await login(right, { address: '203.0.113.9', cookie: browser })).status).toBe(200);
    });

    itOnBothEngines('gets in by the mailed link in any browser, which clears the counters of the account', async () => {
      const { login, attack, mailedReset, resolve } = await world();
      await attack(9);
      expect((await login(right, { address: '203.0.113.9' })).status).toBe(429);
      const reset = await mailedReset();
      expect((await resolve(kept(reset))).user).toMatchObject({ email: claire });
      expect((await login('another horse', { address: '203.0.113.9' })).status).toBe(200);
      expect(refused(await attack(8))).toBe(0);
    });

    it('is asked for the second factor after the mailed link as ever', async () => {
      const { attack, mailedReset, deps } = await world();
      const secondFactor = { userId: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e01', secret: 'sealed', isOn: true, lastStep: 0, createdAt: 0 };
      await deps.database.transact((tx) => tx.insert(deps.tables.secondFactor).values(secondFactor));
      await attack(9);
      expect(await (await mailedReset()).json()).toMatchObject({ nextStep: 'LOGIN' });
    });
  });

  describe('a known browser', () => {
    const guessAll = async (login: (password: string, more: { cookie: string }) => Promise<Response>, cookie: string) => {
      const statuses: number[] = [];
      for (let index = 0; index < 5; index++) statuses.push((await login(wrong, { cookie })).status);
      return refused(statuses);
    };

    it('has wrong passwords of its own, which delay no other browser', async () => {
      const { login } = await world();
      const [one, other] = [kept(await login(right)), kept(await login(right))];
      expect(await guessAll(login, one)).toBe(2);
      expect((await login(right, { cookie: other })).status).toBe(200);
      expect((await login(right)).status).toBe(200);
    });

    it('is known by a cookie that no script reads, bound to this host on https', async () => {
      const { login } = await world({ publicUrl: 'https://book.example' });
      const cookie = (await login(right)).headers.getSetCookie()[1];
      expect(cookie).toMatch(
        /^__Host-plenary-known-browser=[\w-]{22}\.[0-9a-z]+\.[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
      expect(cookie).not.toContain('claire');
    });

    it.each([
      ['another account', async ({ login }: Awaited<ReturnType<typeof world>>) => kept(await login(right, { email: paul.email }))],
      ['a changed id', async ({ login }: Awaited<ReturnType<typeof world>>) => kept(await login(right)).replace(/(browser=)./, '$1_')],
      [
        'a changed date',
        async ({ login }: Awaited<ReturnType<typeof world>>) => kept(await login(right)).replace(/\.[0-9a-z]+\./, '.zzzzzzzz.'),
      ],
      [
        'a changed signature',
        async ({ login }: Awaited<ReturnType<typeof world>>) => kept(await login(right)).replace(/[\w-]{4}$/, 'AAAA'),
      ],
      ['nonsense', async () => `plenary-known-browser=${'~.'.repeat(500)}; plenary-known-browser=%zz`],
    ])('is not one with the cookie of %s', async (_, cookieFrom) => {
      const made = await world();
      const cookie = await cookieFrom(made);
      await made.attack(60);
      expect((await made.login(right, { cookie, address: '203.0.113.9' })).status).toBe(429);
    });

    it('is known to every account that signed in there, up to five', async () => {
      const { login, attack } = await world();
      const both = kept(await login(right, { email: paul.email, cookie: kept(await login(right)) }));
      await attack(9);
      await attack(9, undefined, paul.email);
      expect((await login(right, { cookie: both })).status).toBe(200);
      expect((await login(right, { cookie: both, email: paul.email })).status).toBe(200);
    });

    it('is forgotten with a new password, except the browser that chose it, and after 180 days', async () => {
      const { login, attack, post, clock } = await world();
      const [one, other] = [kept(await login(right)), kept(await login(right))];
      const actor = testUser({ userId: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e01' });
      const changed = await post('/api/me/password', { password: right, newPassword: 'another horse' }, { actor, cookie: one });
      await attack(9);
      const again = (cookie: string) => login('another horse', { cookie, address: '203.0.113.9' });
      expect((await again(other)).status).toBe(429);
      expect((await again(kept(changed, one))).status).toBe(200);
      clock.now += 180 * day;
      await attack(9);
      expect((await again(kept(changed, one))).status).toBe(429);
    });
  });

  describe('an office behind one address', () => {
    const office = '203.0.113.1';
    let colleagues = 0;
    const guessAround = async (login: Awaited<ReturnType<typeof world>>['login'], times: number) => {
      for (let index = 0; index < times; index++)
        await login(wrong, { email: `colleague-${++colleagues}@atelier-nord.example`, address: office });
    };

    itOnBothEngines('waits one second after many wrong tries at different accounts, and known browsers not at all', async () => {
      const { login, clock } = await world();
      const browser = kept(await login(right, { address: office }));
      await guessAround(login, 8);
      expect((await login(right, { address: office, cookie: browser })).status).toBe(200);
      const refusal = await login(right, { address: office });
      expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([429, '1']);
      clock.now += 1_000;
      expect((await login(right, { address: office })).status).toBe(200);
    });

    it('waits a minute at most, however many there were', async () => {
      const { login, clock } = await world();
      await guessAround(login, 8);
      for (let round = 0; round < 8; round++) {
        clock.now += minute;
        await guessAround(login, 1);
      }
      expect(Number((await login(right, { address: office })).headers.get('retry-after'))).toBe(60);
    });

    it('is not this machine in development', async () => {
      const { login } = await world({ limits: { exemptsLoopback: true } });
      for (let index = 0; index < 12; index++) await login(wrong, { email: `nobody-${index}@atelier-nord.example`, address: '127.0.0.1' });
      expect((await login(right, { address: '::1' })).status).toBe(200);
    });
  });

  describe('what is kept of failures', () => {
    it('is bounded under 12,000 addresses, and the newest stay', async () => {
      const { deps, clock, login } = await world({ limits: { guessSourcesKept: 500 } });
      const { database, tables } = deps;
      const kept = () => database.read.$count(tables.failedGuess);
      const rows = Array.from({ length: 12_000 }, (_, index) => ({
        account: `${index}`,
        source: `${index}`,
        count: 1,
        lastAt: clock.now - index,
      }));
      await database.transact(async (tx) => {
        for (let from = 0; from < rows.length; from += 1_000) await tx.insert(tables.failedGuess).values(rows.slice(from, from + 1_000));
      });
      for (let index = 0; index < 5; index++) await login(wrong, { address: '198.51.100.1' });
      expect(await kept()).toBeLessThanOrEqual(500 + 3);
      expect((await login(right, { address: '198.51.100.1' })).status).toBe(429);
    });

    it('is cleaned up again after 250 failures, of what every rule has forgotten too', async () => {
      const { deps, clock } = await world({ limits: { guessSourcesKept: 60 } });
      const { guesses: counters, database, tables } = deps;
      const fail = async (times: number) => {
        for (let index = 0; index < times; index++, clock.now++)
          await counters
            .attempt(`user-${clock.now}@atelier-nord.example`, { address: `2001:db8:${index.toString(16)}:7::/64` })
            .countFailure();
      };
      await fail(251);
      expect(await database.read.$count(tables.failedGuess)).toBe(60);
      clock.now += day;
      await database.transact(counters.forget);
      expect(await database.read.$count(tables.failedGuess)).toBe(0);
    });

    itOnBothEngines('holds neither e-mail addresses nor whole IPv6 addresses', async () => {
      const { attack, deps } = await world();
      await attack(2, () => '2001:db8:0:7:1:2:3:4');
      const rows = JSON.stringify(await deps.database.read.select().from(deps.tables.failedGuess));
      expect(rows).toContain('2001:db8:0:7::/64');
      expect(rows).not.toMatch(/claire|1:2:3:4/);
    });
  });
});
