import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import type { TableCopy } from './postgres-source.ts';

/** Names of tables that a database has. */
export const tablesOf = async (url: string): Promise<string[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ tablename: string }>('SELECT tablename FROM pg_tables WHERE schemaname = current_schema()');
    return rows.map(({ tablename }) => tablename);
  } finally {
    await client.end();
  }
};

/** Puts what a PostgreSQL source copied into an empty database; all or nothing. */
export const restorePostgres = async (file: string, url: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN');
    let tables: TableCopy[] | undefined;
    for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
      if (tables) {
        const { table } = JSON.parse(line) as { table: string };
        await client.query(`INSERT INTO "${table}" SELECT * FROM json_populate_recordset(null::"${table}", $1::json -> 'rows')`, [line]);
        continue;
      }
      tables = JSON.parse(line) as TableCopy[];
      for (const { name, columns } of tables) await client.query(`CREATE TABLE "${name}" (${columns.join(', ')})`);
    }
    const made = tables ?? [];
    for (const step of ['constraints', 'indexes', 'references'] as const)
      for (const statement of made.flatMap((table) => table[step])) await client.query(statement);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
};
