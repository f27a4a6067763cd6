import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';

/** Rows by the name of their table, each as text, sorted: what is stored, to compare before and after. */
type Stored = Record<string, string[]>;

/** Reads all rows of tables; of PostgreSQL by one query, as each has a round trip. */
export const rowsOfTables = async (database: Database, tables: readonly PgTable[]): Promise<Stored> => {
  const stored: Stored = Object.fromEntries(tables.map((table) => [getTableName(table), []]));
  const rows = database.dialect === 'postgres' ? await readAtOnce(database, tables) : await readEach(database, tables);
  for (const { name, row } of rows) stored[name]?.push(row);
  for (const texts of Object.values(stored)) texts.sort();
  return stored;
};

interface Row {
  name: string;
  row: string;
}

const readAtOnce = ({ read }: Database, tables: readonly PgTable[]): Promise<Row[]> => {
  const each = tables.map(
    (table): SQL => sql`SELECT ${getTableName(table)}::text AS name, row_to_json(kept)::text AS row FROM ${table} AS kept`,
  );
  return read.select({ name: sql<string>`name`, row: sql<string>`row` }).from(sql`(${sql.join(each, sql` UNION ALL `)}) AS stored`);
};

const readEach = async ({ read }: Database, tables: readonly PgTable[]): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const table of tables)
    for (const row of await read.select().from(table)) rows.push({ name: getTableName(table), row: JSON.stringify(row) });
  return rows;
};
