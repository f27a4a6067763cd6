import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linkModules } from './link-modules.ts';
import { compareServices } from './service-breaks.ts';
import { tryMigrations } from './try-migrations.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'try-migrations-'));
  linkModules(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const tables = `CREATE TABLE venue (id TEXT PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE room (id BIGINT PRIMARY KEY, venue_id TEXT NOT NULL REFERENCES venue (id), position BIGINT NOT NULL, parent BIGINT REFERENCES room (id), UNIQUE (venue_id, position));
CREATE TABLE share (id TEXT PRIMARY KEY, percent BIGINT NOT NULL CHECK (percent < 0))`;

/** Resolved as by a build: beside and above its folder. */
const driver = 'pg';

/** A service in a file, on either engine: it migrates, and listens. */
const build = (name: string, migrations: readonly string[]): string => {
  mkdirSync(path.join(folder, name));
  writeFileSync(
    path.join(folder, name, 'main.mjs'),
    `import { createServer } from 'node:http';
import Sqlite from 'better-sqlite3';
const { default: pg } = await import(${JSON.stringify(driver)});
const url = process.env.DATABASE_URL_OWN;
const open = async () => {
  if (!url) {
    const file = new Sqlite(process.env.DATA_DIR + '/own.sqlite');
    return { run: async (sql) => file.exec(sql), names: async () => file.prepare('SELECT name FROM migration').all() };
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return { run: (sql) => client.query(sql), names: async () => (await client.query('SELECT name FROM migration')).rows };
};
const database = await open();
await database.run('CREATE TABLE IF NOT EXISTS migration (name TEXT PRIMARY KEY)');
const applied = (await database.names()).map(({ name }) => name);
for (const [index, sql] of ${JSON.stringify(migrations)}.entries()) {
  if (applied.includes(String(index))) continue;
  await database.run(sql);
  await database.run("INSERT INTO migration VALUES ('" + index + "')");
}
if (process.env.MIGRATE_ONLY) process.exit(0);
const server = createServer((request, response) => response.end(JSON.stringify({ paths: {} })));
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
process.on('SIGTERM', () => process.exit(0));`,
  );
  return path.join(folder, name);
};

const tryNext = async (sql: string, limits: { longest?: number } = {}) => {
  const builds = { deployed: build('deployed', [tables]), next: build('next', [tables, sql]) };
  const { deployed, added, broken } = await compareServices({ ...builds, scratch: path.join(folder, 'empty') });
  if (!deployed.schema) throw new Error('the deployed build has no tables');
  const tried = () =>
    tryMigrations({
      ...builds,
      database: 'own',
      schema: deployed.schema ?? {},
      scratch: path.join(folder, 'full'),
      rows: 2_000,
      ...limits,
    });
  return { added, broken, tried };
};

test('a migration runs on full tables that refer to each other, on both engines, and a table that takes no rows is named', async () => {
  const { added, tried } = await tryNext('CREATE INDEX room_venue ON room (venue_id)');
  expect(added).toEqual(['1']);
  expect(await tried()).toEqual([
    { engine: 'SQLite', took: expect.any(Number), empty: ['share'] },
    { engine: 'PostgreSQL', took: expect.any(Number), empty: ['share'] },
  ]);
});

test.each([
  ['SQLite', 'CREATE TABLE one (id BIGINT PRIMARY KEY); INSERT INTO one SELECT 1 FROM venue'],
  ['PostgreSQL', 'CREATE TABLE number (value BIGINT); INSERT INTO number SELECT CAST(name AS BIGINT) FROM venue'],
])('a migration that passes on empty tables and fails on full ones, on %s, is refused', async (engine, sql) => {
  const { broken, tried } = await tryNext(sql);
  expect(broken).toEqual([]);
  await expect(tried()).rejects.toThrow(`on 2000 rows of each table, ${engine}: its migrations failed`);
});

test('a migration that takes too long on full tables is refused with its time', async () => {
  const { tried } = await tryNext('CREATE INDEX room_venue ON room (venue_id)', { longest: 1 });
  await expect(tried()).rejects.toThrow(
    /its migrations take \d+\.\d s on 2000 rows of each table \(SQLite\), longer than 0.001 s: calls would wait/,
  );
});
