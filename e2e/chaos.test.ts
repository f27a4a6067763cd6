import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { queryPostgres } from '@plenary/service-kit/testing/query-postgres';
import { querySqlite } from '@plenary/service-kit/testing/query-sqlite';
import { scratchFolder } from '@plenary/service-kit/testing/scratch-folder';
import { startReplicas } from '../ops/replicas/start-replicas.ts';
import { type Platform, startPlatform } from '../ops/supervisor/start-platform.ts';
import { journeyLimits } from './journey-limits.ts';
import { paidInCredits, startBookers } from './replicas/bookers.ts';
import { callThrough } from './replicas/callers.ts';
import { type Ask, claimsOf, inconsistencies, lastingInconsistencies, quotesOf, quotesWith } from './replicas/consistency.ts';
import { seedsFolder } from './seed-demo.ts';

test.describe.configure({ timeout: 900_000 });

let scratch: string;
test.beforeAll(() => {
  scratch = scratchFolder('plenary-chaos-');
});
let running: Platform | undefined;
test.afterEach(() => running?.stop());
test.afterAll(() => rmSync(scratch, { recursive: true, force: true }));
/** What is suspended here wakes up again: the supervisor does not replace it. */
const settings = {
  ...journeyLimits,
  ...process.env,
  PORT: '0',
  LOG_LEVEL: 'error',
  HANG_SECONDS: '0',
  CALL_SECONDS: '3',
  ...paidInCredits,
};
const onLog = () => {};
/** A process starts within a second; on a machine that draws, compiles and tests at once it may take a minute. */
const patience = 150_000;

interface Course {
  platform: Platform;
  ask: Ask;
}
const courses: Readonly<Record<string, () => Promise<Course>>> = {
  'everything once, on SQLite': async () => {
    const dataDir = path.join(scratch, 'once');
    if (seedsFolder) cpSync(seedsFolder, dataDir, { recursive: true });
    const platform = await startPlatform({ environment: { ...settings, DATA_DIR: dataDir }, onLog });
    return { platform, ask: async (name, sql) => querySqlite(path.join(dataDir, `${name}.sqlite`), sql) };
  },
  'everything twice, on PostgreSQL': async () => {
    const environment = { ...settings, DATA_DIR: path.join(scratch, 'twice') };
    const platform = await startReplicas({ environment, onLog, ...(seedsFolder && { seeds: seedsFolder }) });
    return { platform, ask: (name, sql) => queryPostgres(platform.databases[name], sql) };
  },
};

/** The service whose relay has most to deliver comes first: others deliver its leased events half a minute later. */
const parts = ['svc-booking', 'svc-identity', 'svc-survey', 'svc-documents', 'gateway'] as const;
const originOf = ({ url, addresses }: Platform, part: (typeof parts)[number]): string => {
  if (part === 'gateway') return url;
  const key = `${part.slice('svc-'.length).toUpperCase()}_URL` as keyof Platform['addresses'];
  return addresses[key].split(',')[0] ?? '';
};
const isReady = async (origin: string) => (await fetch(`${origin}/readyz`).catch(() => undefined))?.ok === true;

for (const [name, prepare] of Object.entries(courses)) {
  test(`${name}: when any process is killed or suspended while people book, callers get an error or an answer, and nothing is lost or done twice`, async () => {
    const { platform, ask } = await prepare();
    running = platform;
    const quotes = await quotesOf(ask);
    let turn = 0;
    // Each call through the next gateway: a caller that finds one down asks the other.
    const bookers = startBookers((...asked) => callThrough(platform, turn++)(...asked));
    await bookers.more(2);

    for (const part of parts) {
      const killed = platform.processOf(part);
      killed?.kill('SIGKILL');
      await expect.poll(() => platform.processOf(part) !== killed, { timeout: patience }).toBe(true);
      await expect.poll(() => isReady(originOf(platform, part)), { timeout: patience }).toBe(true);
      await bookers.more(1);
      const cutOff = bookers.takeCutOff();
      if (part !== 'gateway') expect([part, cutOff]).toEqual([part, 0]);
    }

    for (const part of parts) {
      const still = platform.processOf(part);
      const isAskedFor = platform.urls.length === 1 && ['svc-booking', 'svc-identity'].includes(part);
      const before = bookers.problems.length;
      still?.kill('SIGSTOP');
      // A call that needs it is answered nevertheless; one that does not, or that finds another replica, goes on.
      if (isAskedFor) await expect.poll(() => bookers.problems.length > before, { timeout: patience }).toBe(true);
      else if (part !== 'gateway') await bookers.more(1);
      still?.kill('SIGCONT');
      await bookers.more(1);
      expect([part, bookers.takeCutOff()]).toEqual([part, 0]);
    }

    await bookers.stop();
    expect(bookers.faults).toEqual([]);
    expect(bookers.problems.map(({ status, text }) => JSON.parse(text).status === status)).toEqual(bookers.problems.map(() => true));
    expect(await lastingInconsistencies(ask, 120_000)).toEqual([]);
    expect(await inconsistencies(ask)).toEqual([]);
    expect(await quotesOf(ask)).toEqual(quotesWith(quotes, bookers.booked));
    const acknowledged = bookers.booked.map(({ quoteId, isPlaced }) => [quoteId, isPlaced ? 4 : 0]);
    // Two whole days in one room: morning and afternoon of both.
    expect(
      await claimsOf(
        ask,
        bookers.booked.map(({ quoteId }) => quoteId),
      ),
    ).toEqual(Object.fromEntries(acknowledged));
  });
}
