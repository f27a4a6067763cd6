import Sqlite from 'better-sqlite3';
import { Client } from 'pg';

interface Made {
  type: 'table' | 'index';
  name: string;
  sql: string;
}

const rowsAtOnce = 2_000;

/**
 * Replicas a service's SQLite file, tables and rows, into an empty PostgreSQL database: plain SQL makes the same tables on both. All or
 * nothing; the file must not be written to meanwhile.
 */
export const copyToPostgres = async (file: string, url: string): Promise<void> => {
  const source = new Sqlite(file, { readonly: true });
  const target = new Client({ connectionString: url });
  await target.connect();
  try {
    // In the order of creation, so that referenced tables come first.
    const made = source
      .prepare("SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY rowid")
      .all() as Made[];
    await target.query('BEGIN');
    for (const { type, name, sql } of made) {
      await target.query(sql);
      if (type !== 'table') continue;
      const rows = source.prepare(`SELECT * FROM "${name}"`).all();
      for (let from = 0; from < rows.length; from += rowsAtOnce) {
        const some = JSON.stringify(rows.slice(from, from + rowsAtOnce));
        await target.query(`INSERT INTO "${name}" SELECT * FROM json_populate_recordset(null::"${name}", $1::json)`, [some]);
      }
    }
    await target.query('COMMIT');
  } finally {
    await target.end();
    source.close();
  }
};
