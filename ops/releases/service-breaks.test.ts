import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
  /** Runs before it listens. */
  first?: string;
}
const table = 'CREATE TABLE quote (id TEXT PRIMARY KEY, note TEXT)';
const ofQuotes = { '/api/quotes': { get: { responses: { 200: {} } } } };

/** A service in a file: it migrates, listens, and publishes its contract. */
const build = (name: string, { migrations, paths = ofQuotes, first = '' }: Made): string => {
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
const server = createServer((request, response) => response.end(JSON.stringify({ paths: ${JSON.stringify(paths)} })));
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
  expect(await brokenBy({ migrations: [table, 'ALTER TABLE quote DROP COLUMN note'], paths: {} })).toEqual([
    'GET /api/quotes: is gone',
    'column quote.note: is gone',
  ]);
});

test('a migration that was applied is not changed afterwards', async () => {
  const changed = 'CREATE TABLE quote (id TEXT PRIMARY KEY, note TEXT, more TEXT)';
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
