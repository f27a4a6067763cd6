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
  /** Told once, before the first step: what follows may take its time. */
  onPending?: () => void;
  pause?: (milliseconds: number) => Promise<unknown>;
  /** Milliseconds of pauses after which it gives up. */
  longestWait?: number;
}

/** Queries that come after a waiting step queue behind it: so long at most, on PostgreSQL. */
const lockMilliseconds = 300;
const firstPause = 500;
const longestPause = 5_000;
const usualWait = 240_000;
const waits = /^(55P03|40P01|40001|SQLITE_BUSY\w*)$/;

/**
 * Applies what is not applied yet, each step whole or not at all, while other versions use the database. A step that does not get its
 * locks at once gives up and is tried again after growing pauses, four minutes at most; throws the error of the database then.
 */
export const migrate = async (
  database: Database,
  migrations: readonly Migration[],
  { onPending, pause = pauseFor, longestWait = usualWait }: Options = {},
): Promise<void> => {
  await database.script('CREATE TABLE IF NOT EXISTS migration (name TEXT PRIMARY KEY)');
  const migration = migrationTable(database.dialect);
  const readApplied = async () => new Set((await database.read.select().from(migration)).map((row) => row.name));
  const applied = await readApplied();
  const pending = migrations.filter(({ name }) => !applied.has(name));
  if (pending.length > 0) onPending?.();
  let waited = 0;
  for (const step of pending) {
    for (let rest = firstPause; ; rest = Math.min(2 * rest, longestPause)) {
      try {
        await database.script(scriptOf(database, step));
        break;
      } catch (error) {
        // Another replica that started at the same time was faster.
        if ((await readApplied()).has(step.name)) break;
        if (!waits.test(sqlStateOf(error) ?? '') || waited >= longestWait) throw error;
        waited += rest;
        await pause(rest);
      }
    }
  }
};

const scriptOf = ({ dialect }: Database, { name, sql }: Migration): string => {
  // Waiting for another replica that migrates blocks nobody; waiting for a table does.
  const locks =
    dialect === 'postgres' ? `SELECT pg_advisory_xact_lock(7536);\nSELECT set_config('lock_timeout', '${lockMilliseconds}', true);\n` : '';
  return `${locks}${sql};\nINSERT INTO migration (name) VALUES ('${name}')`;
};
