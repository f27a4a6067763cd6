import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { noteInstalled } from '@plenary/gateway/archives/lay-down';
import { readDrops, withoutDrops } from '@plenary/gateway/contract/drops';
import { createRegistry } from '@plenary/gateway/releases/registry';
import type { ReleaseAction } from '@plenary/gateway/releases/release-rules';
import { folderStore } from '@plenary/gateway/stores/folder-store';
import { allowDrop, allowedDrops } from './allow-drop.ts';
import { linkModules } from './link-modules.ts';
import { compareServices } from './service-breaks.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'service-breaks-'));
  linkModules(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Made {
  migrations: readonly string[];
  paths?: object;
  /** Columns that its code names. */
  names?: readonly string[];
  /** Runs before it listens. */
  first?: string;
}
const table = 'CREATE TABLE quote (id TEXT PRIMARY KEY, status TEXT)';
const ofQuotes = { '/api/quotes': { get: { responses: { 200: {} } } } };

/** A service in a file: it migrates, listens, and publishes its contract. */
const build = (name: string, { migrations, paths = ofQuotes, names, first = '' }: Made): string => {
  mkdirSync(path.join(folder, name));
  writeFileSync(
    path.join(folder, name, 'main.mjs'),
    `import { createServer } from 'node:http';
import Sqlite from 'better-sqlite3';
const database = new Sqlite(process.env.DATA_DIR + '/own.sqlite');
database.exec('CREATE TABLE IF NOT EXISTS migration (name TEXT PRIMARY KEY)');
for (const [index, sql] of ${JSON.stringify(migrations)}.entries()) {
  if (database.prepare('SELECT 1 FROM migration WHERE name = ?').get(String(index))) continue;
  database.exec(sql);
  database.prepare('INSERT INTO migration VALUES (?)').run(String(index));
}
${first}
const server = createServer((request, response) => response.end(JSON.stringify(${JSON.stringify({ paths, ...(names && { 'x-tables': { quote: names } }) })})));
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
process.on('SIGTERM', () => process.exit(0));`,
  );
  return path.join(folder, name);
};
const compare = (deployed: Made, next: Made) =>
  compareServices({ deployed: build('deployed', deployed), next: build('next', next), scratch: path.join(folder, 'data') });
const brokenBy = async (next: Made) => (await compare({ migrations: [table] }, next)).broken;

test('a version that adds to the contract and to the tables may be released', async () => {
  const paths = { ...ofQuotes, '/api/quote': { post: { responses: { 201: {} } } } };
  const { broken, next } = await compare({ migrations: [table] }, { migrations: [table, 'ALTER TABLE quote ADD COLUMN more TEXT'], paths });
  expect(broken).toEqual([]);
  expect(next.contract).toEqual({ paths });
});

test('each promise that is broken is a line', async () => {
  expect(await brokenBy({ migrations: [table, 'ALTER TABLE quote DROP COLUMN status'], paths: {} })).toEqual([
    'GET /api/quotes: is gone',
    'column quote.status: is gone',
  ]);
});

test('a migration that was applied is not changed afterwards', async () => {
  const changed = 'CREATE TABLE quote (id TEXT PRIMARY KEY, status TEXT, more TEXT)';
  expect(await brokenBy({ migrations: [changed] })).toEqual([expect.stringMatching(/^a migration that has been applied is another now/)]);
});

test.each<[string, Made, Made, RegExp]>([
  [
    'its migration fails on what is deployed',
    { migrations: [table] },
    { migrations: [table, 'ALTER TABLE quotes ADD COLUMN more TEXT'] },
    /does not start on the tables of the deployed version: [\s\S]*no such table: quotes/,
  ],
  [
    'the deployed version does not live with it',
    { migrations: [table], first: "if (database.prepare('SELECT count(*) AS n FROM migration').get().n > 1) process.exit(3);" },
    { migrations: [table, 'CREATE TABLE more (id TEXT PRIMARY KEY)'] },
    /deployed version does not start on its tables any more: it ended with 3/,
  ],
])('nothing is released where %s', async (_name, deployed, next, message) => {
  await expect(compare(deployed, next)).rejects.toThrow(message);
});

test('a column goes from the database by the named step once no kept version names it, and not before', async () => {
  const before = { migrations: [table], names: ['id', 'status'] };
  const without = { migrations: [table], names: ['id'] };
  const next = { migrations: [table, 'ALTER TABLE quote DROP COLUMN status'], names: ['id'] };
  const builds = { '0.1.0': build('0.1.0', before), '0.2.0': build('0.2.0', without), '0.3.0': build('0.3.0', next) };
  const releases = path.join(folder, 'releases');
  const store = folderStore(releases);
  const environment = { RELEASES_DIR: releases, WEB_ROOT: folder, RELEASED_BY: 'zoe' } as unknown as NodeJS.ProcessEnv;
  const column = 'column quote.status';
  const allow = () => allowDrop(environment, { part: 'svc-booking', what: column, days: 14 });
  const act = (action: ReleaseAction, day: number) =>
    createRegistry(store).act({ remote: 'svc-booking', action, by: 'zoe', at: new Date(day * 86_400_000).toISOString() });
  const release = async (version: string, contract: object, day: number) => {
    writeFileSync(path.join(releases, `svc-booking/${version}.json`), JSON.stringify({ contract }));
    await act({ kind: 'release', version, percent: null }, day);
  };

  const first = await compareServices({ deployed: builds['0.1.0'], next: builds['0.2.0'], scratch: path.join(folder, 'first') });
  expect(first.broken).toEqual([]);
  await noteInstalled(store, 'svc-booking', first.next.contract);
  await release('0.1.0', first.deployed.contract, 1);
  await release('0.2.0', first.next.contract, 2);
  await release('0.2.1', first.next.contract, 3);
  const second = await compareServices({ deployed: builds['0.2.0'], next: builds['0.3.0'], scratch: path.join(folder, 'second') });
  const left = async () => withoutDrops(second.broken, await allowedDrops(environment, 'svc-booking'));
  expect(await left()).toEqual([`${column}: is gone`]);
  await expect(allow()).rejects.toThrow(`${column} stays\n  svc-booking 0.1.0 uses it`);
  expect(await left()).toEqual([`${column}: is gone`]);

  await act({ kind: 'remove', versions: ['0.1.0'] }, 11);
  await allow();
  expect(await left()).toEqual([]);
  expect(second.deployed.schema?.quote?.columns.map(({ name }) => name)).toEqual(['id', 'status']);
  expect(second.next.schema?.quote?.columns.map(({ name }) => name)).toEqual(['id']);
  expect(await readDrops(releases)).toMatchObject([{ what: column, by: 'zoe' }]);
});
