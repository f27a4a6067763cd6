import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import type { DatabaseSource } from './database-source.ts';

/** Statements that create a table: first the columns, then the rows, then constraints and indexes. */
export interface TableCopy {
  name: string;
  columns: readonly string[];
  /** Statements, in their order. */
  constraints: readonly string[];
  references: readonly string[];
  indexes: readonly string[];
}

const rowsAtOnce = 200;

/** Part of a server extension, not of a service. */
const isForeign = (table: string) => `EXISTS (SELECT 1 FROM pg_depend WHERE objid = ${table}.oid AND deptype = 'e')`;

/** Other objects of a service would be missing from the copy. */
const unknownObjects = `
SELECT relname AS name FROM pg_class
WHERE relnamespace = current_schema()::regnamespace AND relkind NOT IN ('r', 'i', 't') AND NOT ${isForeign('pg_class')}
UNION ALL SELECT tgname FROM pg_trigger WHERE NOT tgisinternal
UNION ALL SELECT proname FROM pg_proc WHERE pronamespace = current_schema()::regnamespace AND NOT ${isForeign('pg_proc')}`;

const constraintsOf = (types: string) => `
ARRAY(SELECT format('ALTER TABLE %I ADD CONSTRAINT %I %s', relname, conname, pg_get_constraintdef(c.oid))
      FROM pg_constraint AS c WHERE conrelid = pg_class.oid AND contype IN (${types}) ORDER BY conname)`;

const tables = `
SELECT relname AS name,
  ARRAY(SELECT concat_ws(' ', quote_ident(attname), format_type(atttypid, atttypmod),
               'DEFAULT ' || pg_get_expr(adbin, adrelid), CASE WHEN attnotnull THEN 'NOT NULL' END)
        FROM pg_attribute LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
        WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped ORDER BY attnum) AS columns,
  ${constraintsOf("'p', 'u', 'c'")} AS constraints,
  ${constraintsOf("'f'")} AS references,
  ARRAY(SELECT pg_get_indexdef(indexrelid) FROM pg_index
        WHERE indrelid = pg_class.oid AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u'))
        ORDER BY indexrelid) AS indexes
FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND NOT ${isForeign('pg_class')} ORDER BY oid`;

/** Another file means other rows behind the same name: a snapshot of before would find none. */
const files = `SELECT json_object_agg(relname, relfilenode ORDER BY relname)::text AS text FROM pg_class
WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'`;

const begin = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

/** The tables as they are at this moment, as a text to compare. */
const stateOfTables = async (client: Client): Promise<string> =>
  JSON.stringify([(await client.query(tables)).rows, (await client.query(files)).rows]);

/**
 * The database of a service, from version 13 on. Its copy needs no tools of the server's version, and holds no lock on a table for longer
 * than that table is read, so that migrations go on: where one changed a table meanwhile, the copy throws.
 */
export const openPostgresSource = async (url: string): Promise<DatabaseSource> => {
  const [holder, observer] = [new Client({ connectionString: url }), new Client({ connectionString: url })];
  let held = '';
  /** Transactions running at this moment: on one server, equal texts mean the same state. */
  const visible = async (client: Client): Promise<string> =>
    (await client.query('SELECT pg_current_snapshot()::text AS text')).rows[0].text;
  await holder.connect();
  await observer.connect();

  /** The rows of a table as of the held instant, some a line. */
  async function* rowsOf(snapshot: string, name: string) {
    await observer.query(`${begin}; SET TRANSACTION SNAPSHOT '${snapshot}'`);
    await observer.query(`DECLARE every NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS row FROM "${name}" AS t`);
    for (;;) {
      const { rows } = await observer.query<{ row: string }>(`FETCH ${rowsAtOnce} FROM every`);
      if (rows.length === 0) break;
      // As the server wrote them: reading would damage a 64-bit number.
      yield `{"table":${JSON.stringify(name)},"rows":[${rows.map(({ row }) => row).join()}]}\n`;
    }
    await observer.query('COMMIT');
  }

  /** The tables, and then their rows. */
  async function* lines() {
    const unknown = (await holder.query<{ name: string }>(unknownObjects)).rows.map(({ name }) => name);
    if (unknown.length > 0) throw new Error(`only tables can be copied, not ${unknown.join(', ')}`);
    const before = await stateOfTables(holder);
    const found = (await holder.query<TableCopy>(tables)).rows;
    const snapshot = (await holder.query<{ id: string }>('SELECT pg_export_snapshot() AS id')).rows[0]?.id ?? '';
    yield `${JSON.stringify(found)}\n`;
    for (const { name } of found) yield* rowsOf(snapshot, name);
    if ((await stateOfTables(observer)) !== before) throw new Error('a migration changed the tables meanwhile: run it again');
  }

  return {
    engine: 'postgres',
    async hold() {
      await holder.query(begin);
      held = await visible(holder);
    },
    isCurrent: async () => (await visible(observer)) === held,
    letWrite: () => {},
    drop: async () => void (await holder.query('ROLLBACK')),
    // Its lock is on a table that no migration changes.
    migrations: async () => (await holder.query<{ name: string }>('SELECT name FROM migration ORDER BY name')).rows.map(({ name }) => name),
    copyTo: (file) => pipeline(lines, createWriteStream(file, { mode: 0o600 })),
    async close() {
      await holder.end();
      await observer.end();
    },
  };
};
