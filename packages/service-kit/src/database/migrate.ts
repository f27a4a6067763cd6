import type { Database } from './database.ts';
import { migrationTable } from './migration-table.ts';

/** A forward-only step; `sql` is plain SQL that both engines read (TEXT and BIGINT columns only). */
export interface Migration {
  /** `0001-catalogue`: unique, applied in the order of the list. */
  name: string;
  sql: string;
}

/** Applies what is not applied yet, each step whole or not at all. */
export const migrate = async (database: Database, migrations: readonly Migration[]): Promise<void> => {
  await database.script('CREATE TABLE IF NOT EXISTS migration (name TEXT PRIMARY KEY)');
  const migration = migrationTable(database.dialect);
  const applied = new Set((await database.read.select().from(migration)).map((row) => row.name));
  for (const { name, sql } of migrations) {
    if (applied.has(name)) continue;
    await database.script(`${lock(database)}${sql};\nINSERT INTO migration (name) VALUES ('${name}')`);
  }
};

/** Several replicas may start at once: one succeeds, the others meet the unique name and are started again. */
const lock = ({ dialect }: Database) => (dialect === 'postgres' ? 'SELECT pg_advisory_xact_lock(7536);\n' : '');
