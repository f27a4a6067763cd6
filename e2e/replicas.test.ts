import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { holdReader } from '@plenary/service-kit/testing/hold-reader';
import { queryPostgres } from '@plenary/service-kit/testing/query-postgres';
import { act } from '../ops/releases/act.ts';
import { awaitRunning } from '../ops/releases/await-running.ts';
import { releaseStore } from '../ops/releases/release-store.ts';
import { type ReplicatedPlatform, startReplicas } from '../ops/replicas/start-replicas.ts';
import { noAddons } from './authorisation/rows.ts';
import { journeyLimits } from './journey-limits.ts';
import { startBookers } from './replicas/bookers.ts';
import { type Answer, type Caller, callThrough, login } from './replicas/callers.ts';
import { callUntil, visitorsOf } from './replicas/canary-load.ts';
import { claimsOf, inconsistencies, lastingInconsistencies, quotesOf, quotesWith } from './replicas/consistency.ts';
import { answersCalendars, installNextVersion, withMigration } from './replicas/install-next-version.ts';
import { startSigner } from './replicas/signers.ts';
import { startCallers } from './replicas/start-callers.ts';
import { searchAddress } from './search-address.ts';
import { seedsFolder } from './seed-demo.ts';

test.describe.configure({ mode: 'default', timeout: 600_000 });

let machines: ReplicatedPlatform;
/** Log of the replicas of svc-survey about their daily job: it names the one that ran it. */
const jobs: string[] = [];
const dataDir = path.join(tmpdir(), `plenary-replicas-${randomUUID()}`);
const environment = {
  ...journeyLimits,
  ...process.env,
  PORT: '0',
  DATA_DIR: dataDir,
  SEED: 'demo',
  DRAIN_SECONDS: '2',
  RELEASED_BY: 'tests',
};
test.beforeAll(async () => {
  mkdirSync(dataDir);
  machines = await startReplicas({
    environment,
    seeds: seedsFolder,
    onLog: (line) => {
      if (line.includes('"service":"svc-survey"') && line.includes('"msg":"retention"')) jobs.push(line);
    },
  });
});
test.afterAll(async () => {
  await machines?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const claire = 'claire@atelier-nord.example';
/** Through one gateway and the other, in turns. */
const through = (turn: number) => callThrough(machines, turn);
/** A machine with too much to do says so, and is asked again. */
const unlessBusy = async (ask: () => Promise<Answer>): Promise<Answer> => {
  const answer = await ask();
  return answer.status === 503 ? unlessBusy(ask) : answer;
};
const cookieOf = async (email: string): Promise<string> => (await unlessBusy(() => login(through(0), email))).cookie;
/** Rows of a service's database. */
const rowsOf = <T>(name: keyof ReplicatedPlatform['databases'], sql: string): Promise<T[]> =>
  queryPostgres<T>(machines.databases[name], sql);

const demandFor = async (cookie: string, pax: number): Promise<string> => {
  const { text } = await unlessBusy(() => through(pax)(`/api/available-venues/ternes${searchAddress({ pax })}`, { cookie }));
  return JSON.parse(text).demandId;
};
const makeQuote = (turn: number, { cookie, demandId, key }: { cookie: string; demandId: string; key?: string }): Promise<Answer> =>
  unlessBusy(() => through(turn)('/api/quote', { method: 'POST', cookie, body: { demandId, addons: noAddons }, ...(key && { key }) }));

test('a session that was opened at one gateway is known at the other, and ends at both', async () => {
  const cookie = await cookieOf(claire);
  for (const turn of [0, 1]) expect((await unlessBusy(() => through(turn)('/api/me', { cookie }))).status).toBe(200);
  expect((await unlessBusy(() => through(1)('/api/logout', { cookie }))).status).toBe(303);
  await expect.poll(async () => (await through(0)('/api/me', { cookie })).status).toBe(401);
});

test('wrong passwords count together, whichever gateway and copy they come through', async () => {
  const isRefused: boolean[] = [];
  const guess = async (turn: number) => (await unlessBusy(() => login(through(turn), 'nobody@replicas.example', 'wrong-password'))).status;
  while (isRefused.length < 10 && !isRefused.includes(true)) isRefused.push((await guess(isRefused.length)) === 429);
  // Replicas that count alone would take ten.
  expect(isRefused).toEqual([false, false, false, false, false, true]);
  expect(await guess(isRefused.length)).toBe(429);
});

test('one key is one quote, through both gateways at once', async () => {
  const cookie = await cookieOf(claire);
  const demandId = await demandFor(cookie, 12);
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 6 }, (_, turn) => makeQuote(turn, { cookie, demandId, key })));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(201);
  expect(await rowsOf('booking', `SELECT id FROM quote WHERE demand_id = '${demandId}'`)).toHaveLength(1);
});

test('options raced through both gateways hold each room once in each rank, and nothing that was refused', async () => {
  const cookies = [await cookieOf(claire), await cookieOf('hugo@grand-compte.example')];
  // The largest meeting that the venue has rooms for leaves the fewest to choose from.
  let pax = 240;
  // Each has another number of people: two quotes of one demand would not coexist.
  const quoteFor = async (turn: number, people: number) => {
    const cookie = cookies[turn % 2] ?? '';
    return makeQuote(turn, { cookie, demandId: await demandFor(cookie, people) });
  };
  while ((await quoteFor(0, pax)).status !== 201) pax -= 20;
  const quotes = await Promise.all(Array.from({ length: 8 }, (_, turn) => quoteFor(turn, pax - turn)));
  expect(quotes.map(({ status }) => status)).toEqual(quotes.map(() => 201));
  const quoteIds = quotes.map(({ text }) => JSON.parse(text).quoteId as string);

  const answers = await Promise.all(
    quoteIds.map((id, turn) => {
      const place = { method: 'POST', cookie: cookies[turn % 2] ?? '', body: {} };
      return unlessBusy(() => through(Math.floor(turn / 2))(`/api/quotes/${id}/option`, place));
    }),
  );
  const placed = quoteIds.filter((_, index) => answers[index]?.status === 201);
  expect(answers.map(({ status }) => status).filter((status) => status !== 201 && status !== 409)).toEqual([]);
  expect([placed.length > 0, placed.length < quoteIds.length]).toEqual([true, true]);
  const held = await rowsOf<{ quote_id: string; claims: string }>(
    'booking',
    `SELECT quote_id, count(*) AS claims FROM booking JOIN claim ON claim.booking_id = booking.id
     WHERE quote_id IN (${quoteIds.map((id) => `'${id}'`).join()}) GROUP BY quote_id`,
  );
  expect(held.map(({ quote_id: id }) => id).sort()).toEqual([...placed].sort());
  // Two whole days in one room: morning and afternoon of both.
  expect(held.map(({ claims }) => Number(claims))).toEqual(held.map(() => 4));
});

test('a daily job has run once, though every replica tries to run it', async () => {
  await expect.poll(() => jobs.length).toBe(1);
  const runs = await rowsOf<{ count: string }>('survey', "SELECT count(*) FROM job_run WHERE name = 'retention'");
  expect(runs.map(({ count }) => Number(count))).toEqual([1]);
});

/** Calls of visitors, so that only the replaced replica takes part; the last has no key: it is never repeated. */
const callsOf = () => {
  const headers = { origin: machines.url, 'content-type': 'application/json' };
  return [
    { path: '/api/calendars/FRA', status: 200 },
    { path: '/api/available-venues?countryCode=FRA', status: 200 },
    { path: '/api/me', status: 401 },
    { path: '/api/quote', init: { method: 'POST', headers, body: '{}' }, status: 401 },
  ];
};
const releasesDir = path.join(dataDir, 'releases');
const release = (action: Parameters<typeof act>[1], part = 'svc-booking') => act(part, action, environment);
/** What a run of calls came to, for the log of the journey. */
const counted = ({ made, faults }: { made: number; faults: readonly string[] }, what: string, begun: number) => {
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  const told = [`  ${what}: ${seconds} s, ${made} calls, ${faults.length} failed`, ...new Set(faults)];
  process.stdout.write(`${told.join('\n    ')}\n`);
};

test('gateways are replaced while people call: not one call fails', async () => {
  const callers = startCallers(machines.urls, callsOf());
  await machines.rollingRestart(['gateway', 'gateway-2']);
  const { made, faults } = await callers.stop();
  expect(faults).toEqual([]);
  expect(made).toBeGreaterThan(20);
});

test('the gateway is released and rolled back while people call and read pages: not one call fails', async () => {
  const begun = performance.now();
  const pages = [
    { path: '/', status: 200 },
    { path: '/remotes.json', status: 200 },
  ];
  const callers = startCallers(machines.urls, [...callsOf(), ...pages]);
  installNextVersion(releasesDir, '0.2.0', (code) => `${code}\n// the next version`, 'gateway');
  await release({ kind: 'release', version: '0.2.0', percent: null }, 'gateway');
  await release({ kind: 'rollback' }, 'gateway');
  const outcome = await callers.stop();
  counted(outcome, 'gateway released and rolled back', begun);
  expect(outcome.faults).toEqual([]);
  expect(outcome.made).toBeGreaterThan(20);
});

test('a service is released and rolled back while people call: two versions share one database, and not one call fails', async () => {
  const begun = performance.now();
  const callers = startCallers(machines.urls, callsOf());
  const sql = 'ALTER TABLE quote ADD COLUMN next_note TEXT; ALTER TABLE demand ADD COLUMN next_rank BIGINT NOT NULL DEFAULT 1';
  installNextVersion(releasesDir, '0.2.0', withMigration('9999-next', sql));
  await release({ kind: 'release', version: '0.2.0', percent: null });
  expect(await rowsOf('booking', "SELECT name FROM migration WHERE name = '9999-next'")).toHaveLength(1);
  await release({ kind: 'rollback' });
  const outcome = await callers.stop();
  counted(outcome, 'svc-booking released and rolled back', begun);
  expect(outcome.faults).toEqual([]);
  expect(outcome.made).toBeGreaterThan(20);
});

test('what customers book, sign and answer while services and the gateway are released and rolled back is all found afterwards', async () => {
  const begun = performance.now();
  const before = await quotesOf(rowsOf);
  let turn = 0;
  const call: Caller = (...asked) => through(turn++)(...asked);
  const bookers = startBookers(call);
  const signer = startSigner(call);
  await signer.more(1);
  for (const part of ['svc-booking', 'svc-survey', 'gateway'] as const) {
    installNextVersion(releasesDir, '0.9.0', (code) => `${code}\n// the next version`, part);
    await release({ kind: 'release', version: '0.9.0', percent: null }, part);
    await release({ kind: 'rollback' }, part);
  }
  await signer.more(1);
  await Promise.all([bookers.stop(), signer.stop()]);
  counted(
    { made: turn, faults: [...bookers.faults, ...signer.faults, ...[...bookers.problems, ...signer.problems].map(({ text }) => text)] },
    `${bookers.booked.length} quotes with options, ${signer.signed.length} signatures, ${signer.answers()} answers of surveys under releases`,
    begun,
  );
  expect([...bookers.faults, ...signer.faults]).toEqual([]);
  expect(await signer.found()).toEqual(signer.signed);
  const quoteIds = bookers.booked.map(({ quoteId }) => quoteId);
  expect(await claimsOf(rowsOf, quoteIds)).toEqual(
    Object.fromEntries(bookers.booked.map(({ quoteId, isPlaced }) => [quoteId, isPlaced ? 4 : 0])),
  );
  expect(await lastingInconsistencies(rowsOf)).toEqual([]);
  expect(await inconsistencies(rowsOf)).toEqual([]);
  expect(await quotesOf(rowsOf)).toEqual(quotesWith(before, bookers.booked, signer.quoted));
});

test('a gateway that does not start is put back by itself while the other one answers', async () => {
  const callers = startCallers(machines.urls, callsOf());
  installNextVersion(releasesDir, '0.3.0', () => 'throw new Error("a faulty gateway");', 'gateway');
  await expect(release({ kind: 'release', version: '0.3.0', percent: null }, 'gateway')).rejects.toThrow(
    /installed build again, by supervisor: 0\.3\.0/,
  );
  const { faults } = await callers.stop();
  expect(faults).toEqual([]);
});

test('a version that does not start is put back by itself, and the copies that are left answer', async () => {
  const callers = startCallers(machines.urls, callsOf());
  installNextVersion(releasesDir, '0.3.0', () => 'throw new Error("a faulty release");');
  await expect(release({ kind: 'release', version: '0.3.0', percent: null })).rejects.toThrow(
    /installed build again, by supervisor: 0\.3\.0/,
  );
  const { faults } = await callers.stop();
  expect(faults).toEqual([]);
});

test('a version that hangs before it listens is put back with the cause, and not one call fails', async () => {
  const callers = startCallers(machines.urls, callsOf());
  installNextVersion(
    releasesDir,
    '0.4.0',
    (code) => `console.log('waiting for a warehouse'); await new Promise((r) => setTimeout(r, 1e9)); ${code}`,
  );
  await expect(release({ kind: 'release', version: '0.4.0', percent: null })).rejects.toThrow(
    /installed build again, by supervisor: 0\.4\.0: .*it does not listen after 15 s: waiting for a warehouse/,
  );
  const { made, faults } = await callers.stop();
  expect(faults).toEqual([]);
  expect(made).toBeGreaterThan(20);
});

let adminCookie = '';
test.beforeAll(async () => {
  adminCookie = await cookieOf('admin@comet.example');
});
/** What an administrator reads of the releases. */
const readReleases = async () => JSON.parse((await unlessBusy(() => through(0)('/api/releases', { cookie: adminCookie }))).text);
const canaryOf = async (
  part = 'svc-booking',
): Promise<{ version: string; seen: { canary: { visitors: number }; live: { visitors: number } } } | null> =>
  (await readReleases()).services.find(({ service }: { service: string }) => service === part).canary;

test('a canary of a service is given to its share, grows and is promoted while people call: not one call fails', async () => {
  const begun = performance.now();
  installNextVersion(releasesDir, '0.6.0', (code) => `${code}\n// the next version`);
  const strangers = startCallers(machines.urls, callsOf());
  await release({ kind: 'release', version: '0.6.0', percent: 50 });
  const visitors = await visitorsOf(machines.url, 16);
  const callers = startCallers(
    machines.urls,
    visitors.map((cookie) => ({ path: '/api/calendars/FRA', init: { headers: { cookie } }, status: 200 })),
  );
  await expect
    .poll(async () => (await canaryOf())?.seen, { timeout: 60_000 })
    .toMatchObject({
      canary: { visitors: expect.any(Number), failed: 0 },
      live: { visitors: expect.any(Number), failed: 0 },
    });
  await expect
    .poll(async () => {
      const { canary = { visitors: 0 }, live = { visitors: 0 } } = (await canaryOf())?.seen ?? {};
      return [canary.visitors > 0, live.visitors > 0, canary.visitors + live.visitors];
    })
    .toEqual([true, true, 16]);
  await release({ kind: 'canary', version: '0.6.0', percent: 90 });
  await release({ kind: 'promote', version: '0.6.0' });
  await release({ kind: 'rollback' });
  const [ofStrangers, ofVisitors] = [await strangers.stop(), await callers.stop()];
  counted(
    { made: ofStrangers.made + ofVisitors.made, faults: [...ofStrangers.faults, ...ofVisitors.faults] },
    'svc-booking tried out, grown, promoted and rolled back',
    begun,
  );
  expect([...ofStrangers.faults, ...ofVisitors.faults]).toEqual([]);
});

for (const { what, version, change, reason } of [
  {
    what: 'fails',
    version: '0.7.0',
    change: answersCalendars('response.writeHead(500).end()'),
    reason: /^0\.7\.0: \d+\/\d+, live: 0\/\d+$/,
  },
  {
    what: 'makes its visitors wait',
    version: '0.8.0',
    change: answersCalendars('setTimeout(() => proceed(), 400)'),
    reason: /^0\.8\.0: \d+\/\d+ slow, live: \d+\/\d+ slow$/,
  },
])
  test(`a canary of a service that ${what} ends by itself, and nobody else has noticed`, async () => {
    const begun = performance.now();
    installNextVersion(releasesDir, version, change);
    const strangers = startCallers(machines.urls, callsOf());
    await release({ kind: 'release', version, percent: 25 });
    const visitors = await visitorsOf(machines.url, 60);
    const before = performance.now();
    await callUntil([`${machines.url}/api/calendars/FRA`], visitors, async () => (await canaryOf()) === null);
    const ended = performance.now() - before;
    const [last] = (await readReleases()).trail;
    expect(last).toMatchObject({ by: 'gateway', remote: 'svc-booking', deed: 'withdraw', reason: expect.stringMatching(reason) });
    await awaitRunning({ store: await releaseStore({ RELEASES_DIR: releasesDir }), service: 'svc-booking', version: null });
    const outcome = await strangers.stop();
    counted(outcome, `canary that ${what}, ended ${(ended / 1_000).toFixed(1)} s after its visitors came`, begun);
    expect(outcome.faults).toEqual([]);
  });

test('one of two gateways tries a version out, and all run it once it is promoted: not one call fails', async () => {
  const begun = performance.now();
  installNextVersion(releasesDir, '0.6.0', (code) => `${code}\n// the next version`, 'gateway');
  const strangers = startCallers(machines.urls, callsOf());
  await expect(release({ kind: 'release', version: '0.6.0', percent: 10 }, 'gateway')).rejects.toThrow('ask for 50 percent');
  await release({ kind: 'release', version: '0.6.0', percent: 50 }, 'gateway');
  const visitors = await visitorsOf(machines.url, 16);
  const callers = startCallers(
    machines.urls,
    visitors.map((cookie) => ({ path: '/api/calendars/FRA', init: { headers: { cookie } }, status: 200 })),
  );
  await expect
    .poll(
      async () => {
        const { canary, live } = (await canaryOf('gateway'))?.seen ?? {};
        return [(canary?.visitors ?? 0) > 0, (live?.visitors ?? 0) > 0];
      },
      { timeout: 60_000 },
    )
    .toEqual([true, true]);
  await release({ kind: 'promote', version: '0.6.0' }, 'gateway');
  await release({ kind: 'rollback' }, 'gateway');
  const [ofStrangers, ofVisitors] = [await strangers.stop(), await callers.stop()];
  counted(
    { made: ofStrangers.made + ofVisitors.made, faults: [...ofStrangers.faults, ...ofVisitors.faults] },
    'gateway tried out, promoted and rolled back',
    begun,
  );
  expect([...ofStrangers.faults, ...ofVisitors.faults]).toEqual([]);
});

for (const { what, version, change, reason } of [
  {
    what: 'fails',
    version: '0.7.0',
    change: answersCalendars(
      'const { writeHead } = response; response.writeHead = (_, ...rest) => writeHead.call(response, 500, ...rest); proceed()',
    ),
    reason: /^0\.7\.0: \d+\/\d+, live: 0\/\d+$/,
  },
  {
    what: 'makes its visitors wait',
    version: '0.8.0',
    change: answersCalendars(
      'const { end } = response; response.end = (...rest) => void setTimeout(() => end.apply(response, rest), 400); proceed()',
    ),
    reason: /^0\.8\.0: \d+\/\d+ slow, live: \d+\/\d+ slow$/,
  },
])
  test(`a canary of the gateway that ${what} ends by itself, while the other gateway answers`, async () => {
    const begun = performance.now();
    installNextVersion(releasesDir, version, change, 'gateway');
    const others = startCallers([machines.url], callsOf());
    await release({ kind: 'release', version, percent: 50 }, 'gateway');
    const visitors = await visitorsOf(machines.url, 60);
    const before = performance.now();
    const urls = machines.urls.map((url) => `${url}/api/calendars/FRA`);
    await callUntil(urls, visitors, async () => (await canaryOf('gateway')) === null);
    const ended = performance.now() - before;
    const [last] = (await readReleases()).trail;
    expect(last).toMatchObject({ by: 'gateway', remote: 'gateway', deed: 'withdraw', reason: expect.stringMatching(reason) });
    await awaitRunning({ store: await releaseStore({ RELEASES_DIR: releasesDir }), service: 'gateway', version: null });
    const outcome = await others.stop();
    counted(outcome, `canary of the gateway that ${what}, ended ${(ended / 1_000).toFixed(1)} s after its visitors came`, begun);
    expect(outcome.faults).toEqual([]);
  });

test('a migration waits for a long reader of its table while every call goes on', async () => {
  const reader = await holdReader(machines.databases.booking, 'SELECT id FROM quote');
  const callers = startCallers(machines.urls, callsOf());
  const hasMigrated = () => rowsOf('booking', "SELECT name FROM migration WHERE name = '9998-waiting'");
  installNextVersion(releasesDir, '0.5.0', withMigration('9998-waiting', 'ALTER TABLE quote ADD COLUMN waiting_note TEXT'));
  const released = release({ kind: 'release', version: '0.5.0', percent: null });
  await expect.poll(() => callers.made(), { timeout: 120_000, intervals: [500] }).toBeGreaterThan(200);
  expect(await hasMigrated()).toEqual([]);
  await reader.end();
  await released;
  expect(await hasMigrated()).toHaveLength(1);
  const { made, faults } = await callers.stop();
  expect(faults).toEqual([]);
  expect(made).toBeGreaterThan(200);
});
