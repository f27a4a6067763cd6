import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import type { Dialect } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { type Migration, migrate } from '../database/migrate.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { openSqlite } from '../database/open-sqlite.ts';

/**
 * Runs a suite on SQLite and on PostgreSQL. `open` gives a fresh, migrated database of the engine, closed after the test.
 * `TEST_POSTGRES_URL` names the cluster; the jest setup of the packages starts one.
 */
export const onEachEngine = (migrations: readonly Migration[], suite: (open: () => Promise<Database>, dialect: Dialect) => void): void => {
  const opened: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of opened.splice(0)) await close();
  });
  const keep = (database: Database, cleanUp: () => Promise<void>) => {
    opened.push(async () => {
      await database.close();
      await cleanUp();
    });
    return database;
  };

  describe('on SQLite', () => {
    suite(async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'plenary-test-'));
      const database = openSqlite(path.join(folder, 'test.sqlite'));
      await migrate(database, migrations);
      return keep(database, async () => rmSync(folder, { recursive: true, force: true }));
    }, 'sqlite');
  });

  describe('on PostgreSQL', () => {
    const cluster = process.env.TEST_POSTGRES_URL ?? '';
    suite(async () => {
      if (!cluster) throw new Error('PostgreSQL could not be started: its half of the database tests did not run');
      const name = `test_${randomUUID().replaceAll('-', '')}`;
      const template = await templateOf(cluster, migrations);
      await admin(cluster, `CREATE DATABASE ${name} TEMPLATE ${template}`);
      const url = addressOf(cluster, name);
      return keep(openPostgres({ url, maxConnections: 20 }), () => admin(cluster, `DROP DATABASE ${name} WITH (FORCE)`));
    }, 'postgres');
  });
};

const addressOf = (cluster: string, name: string) => cluster.replace(/\/postgres$/, `/${name}`);

const admin = async (cluster: string, ...statements: string[]) => {
  const client = new Client({ connectionString: cluster });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

const templates = new Map<string, Promise<string>>();

/** A migrated database to copy; made once a worker for each list of migrations. */
const templateOf = (cluster: string, migrations: readonly Migration[]): Promise<string> => {
  const hash = createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 12);
  const name = `template_${process.pid}_${hash}`;
  const known = templates.get(name);
  if (known) return known;
  const made = (async () => {
    await admin(cluster, `DROP DATABASE IF EXISTS ${name}`, `CREATE DATABASE ${name}`);
    const database = openPostgres({ url: addressOf(cluster, name), maxConnections: 1 });
    await migrate(database, migrations);
    await database.close();
    return name;
  })();
  templates.set(name, made);
  return made;
};
