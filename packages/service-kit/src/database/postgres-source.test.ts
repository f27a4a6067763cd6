import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { kitMigration } from '../kit-tables.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import type { DatabaseSource } from './database-source.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './open-postgres.ts';
import { openPostgresSource } from './postgres-source.ts';

const cluster = process.env.TEST_POSTGRES_URL ?? '';
const admin = new Client({ connectionString: cluster });
const name = `test_${randomUUID().replaceAll('-', '')}`;
const folder = scratchFolder('postgres-source-');
const database = openPostgres({ url: cluster.replace(/\/postgres$/, `/${name}`) });
let source: DatabaseSource;
beforeAll(async () => {
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
});
afterAll(async () => {
  await database.close();
  await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await admin.end();
  rmSync(folder, { recursive: true });
});

const refuseToWait = async () => {
  throw new Error('a lock of the back-up is in the way');
};
beforeEach(async () => {
  await database.script('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await migrate(database, [kitMigration]);
  await database.script("INSERT INTO throttle (key, window_start, count) SELECT 'k' || n, n, 1 FROM generate_series(1, 450) AS n");
  source = await openPostgresSource(cluster.replace(/\/postgres$/, `/${name}`));
  await source.hold();
});
afterEach(() => source.close());

test('a copy holds what was there at its instant, and not what was written since', async () => {
  await database.script("DELETE FROM throttle; INSERT INTO inbox (event_id, received_at) VALUES ('late', 1)");
  const file = path.join(folder, 'whole.jsonl');
  await source.copyTo(file);
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  const rows = lines.map((line) => JSON.parse(line) as { table: string; rows: object[] });
  expect(rows.filter(({ table }) => table === 'throttle').flatMap((some) => some.rows)).toHaveLength(450);
  expect(rows.filter(({ table }) => table === 'inbox')).toEqual([]);
});

test.each([
  ['adds a column', 'ALTER TABLE throttle ADD COLUMN note TEXT'],
  ['writes a table anew', 'ALTER TABLE throttle ALTER COLUMN count TYPE TEXT'],
])('a migration that %s waits for no lock of a back-up, whose copy is refused then', async (_what, sql) => {
  await migrate(database, [kitMigration, { name: '0001-next', sql }], { pause: refuseToWait });
  await expect(source.copyTo(path.join(folder, `${randomUUID()}.jsonl`))).rejects.toThrow('a migration changed the tables meanwhile');
});
