import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { databaseNames } from '@plenary/contracts/services';
import { copyToPostgres } from '@plenary/service-kit/database/copy-to-postgres';
import { createDatabases } from '@plenary/service-kit/testing/create-databases';
import { startCluster } from '@plenary/service-kit/testing/postgres-cluster';
import { queryPostgres } from '@plenary/service-kit/testing/query-postgres';
import { querySqlite } from '@plenary/service-kit/testing/query-sqlite';
import { scratchFolder } from '@plenary/service-kit/testing/scratch-folder';
import { placesOf } from '../ops/backup/places.ts';
import { restoreBackup } from '../ops/backup/restore-backup.ts';
import { takeBackup } from '../ops/backup/take-backup.ts';
import { startPlatform } from '../ops/supervisor/start-platform.ts';
import { journeyLimits } from './journey-limits.ts';
import { paidInCredits, startBookers } from './replicas/bookers.ts';
import { callThrough } from './replicas/callers.ts';
import { type Ask, claimsOf, inconsistencies, lastingInconsistencies, quotesOf, quotesWith } from './replicas/consistency.ts';
import { seedsFolder } from './seed-demo.ts';

test.describe.configure({ timeout: 600_000 });

type Environment = Record<string, string | undefined>;
let scratch: string;
test.beforeAll(() => {
  scratch = scratchFolder('plenary-backup-');
});
/** The processes that a test has started, in the order of their end. */
const started: (() => Promise<void>)[] = [];
test.afterEach(async () => {
  for (const end of started.splice(0)) await end();
});
test.afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Two deployments of one engine: the demo, and one that has nothing. */
const deployments = {
  SQLite: async () => {
    if (seedsFolder) cpSync(seedsFolder, path.join(scratch, 'own'), { recursive: true });
    return { own: {}, other: {}, end: async () => {} };
  },
  PostgreSQL: async () => {
    const cluster = await startCluster();
    const urlsOf = async (suffix: string) => {
      const urls = await createDatabases(
        cluster,
        databaseNames.map((name) => `${name}_${suffix}`),
      );
      return Object.fromEntries(databaseNames.map((name) => [`DATABASE_URL_${name.toUpperCase()}`, urls[`${name}_${suffix}`]]));
    };
    const [own, other] = [await urlsOf('own'), await urlsOf('other')];
    if (seedsFolder)
      for (const name of ['booking', 'survey'] as const)
        await copyToPostgres(path.join(seedsFolder, `${name}.sqlite`), own[`DATABASE_URL_${name.toUpperCase()}`] ?? '');
    return { own, other, end: cluster.stop };
  },
};

const settings = { ...journeyLimits, ...process.env, PORT: '0', LOG_LEVEL: 'error', ...paidInCredits };
const start = async (environment: Environment) => {
  const platform = await startPlatform({ environment, onLog: () => {} });
  started.unshift(platform.stop);
  return platform;
};
const askOf = (environment: Environment): Ask => {
  const { databases } = placesOf(environment);
  return async <T>(name: (typeof databaseNames)[number], sql: string): Promise<T[]> => {
    const { url, file } = databases.find((one) => one.name === name) ?? { url: undefined, file: '' };
    return url ? queryPostgres<T>(url, sql) : querySqlite<T>(file, sql);
  };
};

for (const [engine, prepare] of Object.entries(deployments)) {
  test(`on ${engine} a back-up taken while people book is consistent: once restored, the platform continues from it and delivers each event once`, async () => {
    const { own, other, end } = await prepare();
    started.push(end);
    const environment: Environment = { ...settings, DATA_DIR: path.join(scratch, engine === 'SQLite' ? 'own' : 'own-files'), ...own };
    const target: Environment = { ...settings, DATA_DIR: path.join(scratch, `${engine}-other`), ...other };
    const folder = path.join(scratch, `${engine}-backup`);

    const platform = await start(environment);
    const bookers = startBookers(callThrough(platform, 0));
    await bookers.more(2);
    const before = bookers.booked.map(({ quoteId }) => quoteId);
    await takeBackup(folder, environment as NodeJS.ProcessEnv);
    await bookers.more(2);
    await bookers.stop();
    await platform.stop();
    expect(bookers.faults).toEqual([]);

    await restoreBackup(folder, { environment: target as NodeJS.ProcessEnv });
    const ask = askOf(target);
    expect(await inconsistencies(ask)).toEqual([]);
    const quotes = await quotesOf(ask);
    expect(quotes).toEqual(expect.arrayContaining(before));

    const restored = await start(target);
    const after = startBookers(callThrough(restored, 0));
    await after.more(2);
    await after.stop();
    const lasting = await lastingInconsistencies(ask);
    await restored.stop();
    expect(after.faults).toEqual([]);
    expect([...lasting, ...(await inconsistencies(ask))]).toEqual([]);
    expect(await quotesOf(ask)).toEqual(quotesWith(quotes, after.booked));
    const standing = after.booked.filter(({ isPlaced }) => isPlaced).map(({ quoteId }) => quoteId);
    // Two whole days in one room: morning and afternoon of both.
    expect(await claimsOf(ask, standing)).toEqual(Object.fromEntries(standing.map((id) => [id, 4])));
  });
}
