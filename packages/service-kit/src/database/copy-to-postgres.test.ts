import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { kitMigration, kitTables } from '../kit-tables.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { copyToPostgres } from './copy-to-postgres.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';

const folder = scratchFolder('plenary-copy-');
const cluster = process.env.TEST_POSTGRES_URL ?? '';
const name = `copied_${randomUUID().replaceAll('-', '')}`;
const url = cluster.replace(/\/postgres$/, `/${name}`);
const admin = new Client({ connectionString: cluster });
beforeAll(async () => {
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
});
afterAll(async () => {
  await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await admin.end();
  rmSync(folder, { recursive: true, force: true });
});

const more = { name: '0001-more', sql: 'CREATE TABLE of_key (key TEXT PRIMARY KEY, "by" TEXT); CREATE INDEX of_key_by ON of_key ("by")' };
const added = { name: '0002-added', sql: "ALTER TABLE of_key ADD COLUMN note TEXT NOT NULL DEFAULT 'é'" };

test('a service goes on from PostgreSQL with the rows of its file, and migrates on', async () => {
  const file = path.join(folder, 'own.sqlite');
  const before = openSqlite(file);
  await migrate(before, [kitMigration, more, added]);
  const rows = Array.from({ length: 2_500 }, (_, index) => ({ key: `k${index}`, windowStart: index, count: 2 ** 40 }));
  const { throttle } = kitTables('sqlite');
  await before.transact(async (tx) => {
    for (let from = 0; from < rows.length; from += 500) await tx.insert(throttle).values(rows.slice(from, from + 500));
  });
  await before.script(`INSERT INTO of_key (key, "by") VALUES ('a"''\\', NULL)`);
  await before.close();

  await copyToPostgres(file, url);
  const after = openPostgres({ url });
  await migrate(after, [kitMigration, more, added, { name: '0003-next', sql: 'ALTER TABLE of_key ADD COLUMN next BIGINT' }]);
  const kept = await after.read.select().from(kitTables('postgres').throttle);
  await after.close();
  expect(kept.sort((a, b) => a.windowStart - b.windowStart)).toEqual(rows);
  const reader = new Client({ connectionString: url });
  await reader.connect();
  expect((await reader.query('SELECT * FROM of_key')).rows).toEqual([{ key: `a"'\\`, by: null, note: 'é', next: null }]);
  await reader.end();
});
