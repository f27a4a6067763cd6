import { createHash, randomUUID } from 'node:crypto';
import { copyFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import type { Dialect } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { type Migration, migrate } from '../database/migrate.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { openSqlite } from '../database/open-sqlite.ts';
import { scratchFolder } from './scratch-folder.ts';

/** `discard` closes a database before the test ends, and removes it: for a test that opens hundreds. */
type Suite = (open: () => Promise<Database>, dialect: Dialect, discard: (database: Database) => Promise<void>) => void;

/**
 * Runs a suite on SQLite and, of it, the tests marked with `itOnBothEngines` on PostgreSQL. `npm run test:matrix` runs all of them on
 * both. `open` gives a fresh, migrated database of the engine, a copy of one that is migrated once, closed after the test.
 * `TEST_POSTGRES_URL` names the cluster; the jest setup of the packages starts one.
 */
export const onEachEngine = (migrations: readonly Migration[], suite: Suite): void =>
  onEngines(migrations, suite, process.env.TEST_ENGINES === 'all' ? suite : (...args) => skippingUnmarked(() => suite(...args)));

/** Runs a whole suite on both engines: for what an engine decides, such as races, crashes and migrations. */
export const onBothEngines = (migrations: readonly Migration[], suite: Suite): void => onEngines(migrations, suite, suite);

/** A test that `onEachEngine` runs on PostgreSQL too: one way through each verb. */
export const itOnBothEngines = it;

/** Registers the tests of a suite that are not marked as skipped: to leave them out is refused where their hooks would be left alone. */
const skippingUnmarked = (register: () => void) => {
  const { it, test } = globalThis;
  Object.assign(globalThis, { it: it.skip, test: test.skip });
  try {
    register();
  } finally {
    Object.assign(globalThis, { it, test });
  }
};

const onEngines = (migrations: readonly Migration[], onSqlite: Suite, onPostgres: Suite): void => {
  const opened = new Map<Database, () => unknown>();
  const discard = async (database: Database) => {
    const cleanUp = opened.get(database);
    opened.delete(database);
    await database.close();
    await cleanUp?.();
  };
  afterEach(async () => {
    for (const database of [...opened.keys()]) await discard(database);
  });
  const keep = (database: Database, cleanUp: () => unknown) => {
    opened.set(database, cleanUp);
    return database;
  };

  describe('on SQLite', () => {
    let folder = '';
    let copies = 0;
    const file = (name: string) => path.join(folder, `${name}.sqlite`);
    beforeAll(async () => {
      folder = scratchFolder('plenary-test-');
      const database = openSqlite(file('template'));
      await migrate(database, migrations);
      await database.close();
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
    onSqlite(
      async () => {
        const copy = file(`copy-${++copies}`);
        copyFileSync(file('template'), copy);
        return keep(openSqlite(copy), () => rmSync(copy));
      },
      'sqlite',
      discard,
    );
  });

  describe('on PostgreSQL', () => {
    const cluster = process.env.TEST_POSTGRES_URL ?? '';
    const admin = new Client({ connectionString: cluster });
    let copied = '';
    beforeAll(async () => {
      if (!cluster) throw new Error('PostgreSQL could not be started: its half of the database tests did not run');
      await admin.connect();
      copied = `TEMPLATE ${await templateOf(admin, cluster, migrations)} ${await copying(admin)}`;
    });
    afterAll(() => admin.end());
    onPostgres(
      async () => {
        const name = `test_${randomUUID().replaceAll('-', '')}`;
        await admin.query(`CREATE DATABASE ${name} ${copied}`);
        return keep(openPostgres({ url: addressOf(cluster, name), maxConnections: 20 }), () =>
          admin.query(`DROP DATABASE ${name} WITH (FORCE)`),
        );
      },
      'postgres',
      discard,
    );
  });
};

const addressOf = (cluster: string, name: string) => cluster.replace(/\/postgres$/, `/${name}`);

/** Copying files takes a fraction of writing each page to the log, which is what versions that know both do unless told. */
const copying = async (admin: Client): Promise<string> => {
  const { rows } = await admin.query<{ server_version_num: string }>('SHOW server_version_num');
  return Number(rows[0]?.server_version_num) >= 150_000 ? 'STRATEGY file_copy' : '';
};

const oneAtATime = 7_536;

/** A migrated database to copy; the first worker that needs it makes it, and it is known by its name once it is whole. */
const templateOf = async (admin: Client, cluster: string, migrations: readonly Migration[]): Promise<string> => {
  const name = `template_${createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 12)}`;
  await admin.query(`SELECT pg_advisory_lock(${oneAtATime})`);
  const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  if (!rowCount) {
    const unfinished = `unfinished_${name}`;
    await admin.query(`DROP DATABASE IF EXISTS ${unfinished}`);
    await admin.query(`CREATE DATABASE ${unfinished}`);
    const database = openPostgres({ url: addressOf(cluster, unfinished), maxConnections: 1 });
    await migrate(database, migrations);
    await database.close();
    await admin.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
  }
  await admin.query(`SELECT pg_advisory_unlock(${oneAtATime})`);
  return name;
};
