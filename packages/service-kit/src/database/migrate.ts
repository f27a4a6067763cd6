import { setTimeout as pauseFor } from 'node:timers/promises';
import type { Database } from './database.ts';
import { migrationTable } from './migration-table.ts';
import { sqlStateOf } from './sql-state.ts';

/** A forward-only step; `sql` is plain SQL that both engines read (TEXT and BIGINT columns only). */
export interface Migration {
  /** `0001-catalogue`: unique, applied in the order of the list. */
  name: string;
  sql: string;
}

interface Options {
  /** Told before each try of a step: what follows may take its time. */
  onStep?: (name: string) => void;
  pause?: (milliseconds: number) => Promise<unknown>;
  /** Milliseconds of pauses after which it gives up. */
  longestWait?: number;
  /** Milliseconds after which PostgreSQL gives up a statement: earlier than a supervisor, which knows less about why. */
  longestStatement?: number;
}

/** Queries that come after a waiting step queue behind it: so long at most, on PostgreSQL. */
const lockMilliseconds = 300;
/** How long a try waits for another replica that migrates, on PostgreSQL: shorter than a supervisor waits for a word. */
const turnMilliseconds = 5_000;
const firstPause = 500;
const longestPause = 5_000;
const usualWait = 240_000;
const usualStatement = 85_000;
/** How soon PostgreSQL gives up what a killed process had asked for: until then its locks stand. */
const lostMilliseconds = 1_000;
const waits = /^(55P03|40P01|40001|SQLITE_BUSY\w*)$/;

/**
 * Applies what is not applied yet, each step whole or not at all, while other versions use the database. A step that does not get its
 * locks at once, or its turn after other replicas within five seconds, gives up and is tried again after growing pauses, four minutes of
 * them at most. Throws with the name of the step that failed, and the error of the database as its cause.
 */
export const migrate = async (
  database: Database,
  migrations: readonly Migration[],
  { onStep, pause = pauseFor, longestWait = usualWait, longestStatement = usualStatement }: Options = {},
): Promise<void> => {
  await database.script('CREATE TABLE IF NOT EXISTS migration (name TEXT PRIMARY KEY)');
  const migration = migrationTable(database.dialect);
  const readApplied = async () => new Set((await database.read.select().from(migration)).map((row) => row.name));
  const applied = await readApplied();
  const pending = migrations.filter(({ name }) => !applied.has(name));
  let waited = 0;
  for (const step of pending) {
    for (let rest = firstPause; ; rest = Math.min(2 * rest, longestPause)) {
      onStep?.(step.name);
      try {
        await database.script(scriptOf(database.dialect, step, longestStatement));
        break;
      } catch (error) {
        // Another replica that started at the same time was faster.
        if ((await readApplied()).has(step.name)) break;
        if (!waits.test(sqlStateOf(error) ?? '') || waited >= longestWait) throw new Error(`step ${step.name} failed`, { cause: error });
        waited += rest;
        await pause(rest);
      }
    }
  }
};

const scriptOf = (dialect: Database['dialect'], { name, sql }: Migration, longestStatement: number): string => {
  // Waiting for another replica that migrates blocks nobody; waiting for a table does. PostgreSQL 13 does not notice a lost client.
  const locks = `SELECT set_config(name, '${lostMilliseconds}', true) FROM pg_settings WHERE name = 'client_connection_check_interval';
SET LOCAL lock_timeout = ${turnMilliseconds};
SELECT pg_advisory_xact_lock(7536);
SET LOCAL lock_timeout = ${lockMilliseconds};
SET LOCAL statement_timeout = ${longestStatement};\n`;
  return `${dialect === 'postgres' ? locks : ''}${sql};\nINSERT INTO migration (name) VALUES ('${name}')`;
};
