import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '@plenary/service-kit/database/database';
import { openPostgres } from '@plenary/service-kit/database/open-postgres';
import { openSqlite } from '@plenary/service-kit/database/open-sqlite';
import type { DatabaseSchema } from '@plenary/service-kit/database/read-schema';
import { startCluster } from '@plenary/service-kit/testing/postgres-cluster';
import { runMigrations } from '../supervisor/run-migrations.ts';
import { fillTables } from './fill-tables.ts';
import { trialEnvironment } from './try-build.ts';

interface Options {
  /** Folder of the build that is live. */
  deployed: string;
  next: string;
  /** The service's database: `booking` is `booking.sqlite`, or the one at `DATABASE_URL_BOOKING`. */
  database: string;
  /** Tables of the deployed build. */
  schema: DatabaseSchema;
  /** An empty folder for the data. */
  scratch: string;
  /** Of each table. */
  rows?: number;
  /** Milliseconds that the migrations may take. */
  longest?: number;
}

export interface MigrationTrial {
  engine: 'SQLite' | 'PostgreSQL';
  /** Milliseconds, with the start of the process. */
  took: number;
  /** Tables that took no rows. */
  empty: string[];
}

/** As many bookings as a large network has; a table with fewer in fact is tried harder than it has to be. */
export const rowsOfTrial = 100_000;
/** Calls of a table wait for as long as a step has it; the start of the process is in it. */
const longestMigrations = 15_000;
const listensWithin = 30_000;

interface Engine {
  engine: MigrationTrial['engine'];
  settings: Record<string, string>;
  open: () => Database;
}

/** Fills the tables of the deployed build on an engine; answers the migrations of the next one, to be run. */
const prepare = async (options: Options, { engine, settings, open }: Engine): Promise<() => Promise<MigrationTrial>> => {
  const { deployed, next, schema, scratch, rows = rowsOfTrial, longest = longestMigrations } = options;
  const dataDir = path.join(scratch, engine);
  mkdirSync(dataDir, { recursive: true });
  const environment = { ...trialEnvironment(dataDir), ...settings };
  const migrate = (build: string) => runMigrations({ entry: path.join(build, 'main.mjs'), environment, within: listensWithin });
  await migrate(deployed);
  const database = open();
  const empty = await fillTables(database, schema, rows).finally(() => database.close());
  return async () => {
    const begun = performance.now();
    await migrate(next).catch((error: Error) => {
      throw new Error(`on ${rows} rows of each table, ${engine}: ${error.message}`, { cause: error });
    });
    const took = performance.now() - begun;
    const told = `its migrations take ${(took / 1_000).toFixed(1)} s on ${rows} rows of each table (${engine})`;
    if (took > longest) throw new Error(`${told}, longer than ${longest / 1_000} s: calls would wait`);
    return { engine, took, empty };
  };
};

/**
 * Runs the migrations of the next build on tables of the deployed one that are as full as those of a large network, on both engines. Throws
 * where they fail or take too long.
 */
export const tryMigrations = async (options: Options): Promise<MigrationTrial[]> => {
  const { scratch, database } = options;
  const file = path.join(scratch, 'SQLite', `${database}.sqlite`);
  const cluster = await startCluster();
  try {
    const settings = { [`DATABASE_URL_${database.toUpperCase()}`]: cluster.url };
    // Only what is measured has the machine for itself.
    const prepared = await Promise.all([
      prepare(options, { engine: 'SQLite', settings: {}, open: () => openSqlite(file) }),
      prepare(options, { engine: 'PostgreSQL', settings, open: () => openPostgres({ url: cluster.url }) }),
    ]);
    const tried: MigrationTrial[] = [];
    for (const run of prepared) tried.push(await run());
    return tried;
  } finally {
    await cluster.stop();
  }
};
