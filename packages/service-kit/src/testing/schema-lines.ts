import { sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig as getPostgresTable, type PgTable } from 'drizzle-orm/pg-core';
import { getTableConfig as getSqliteTable, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Dialect } from '../database/columns.ts';
import type { Constraints } from '../database/constraints.ts';
import type { Database } from '../database/database.ts';

const lineOf = {
  column: (table: string, name: string, type: string, isRequired: boolean) => `${table}.${name}: ${type}${isRequired ? ' NOT NULL' : ''}`,
  primaryKey: (table: string, columns: readonly string[]) => `${table}: primary key (${columns.join(', ')})`,
};

/** BIGINT on both engines, which drizzle calls integer on SQLite. */
const typeOf = (type: string) => type.toLowerCase().replace('integer', 'bigint');

/** A line for each column, key and constraint that the code declares. */
export const declaredLines = (
  dialect: Dialect,
  tables: Readonly<Record<string, PgTable>>,
  constraints: readonly Constraints[],
): string[] => [
  ...Object.values(tables).flatMap((table) => {
    const { name, columns, primaryKeys } =
      dialect === 'postgres' ? getPostgresTable(table) : getSqliteTable(table as unknown as SQLiteTable);
    const composite: { name: string }[] = primaryKeys.flatMap((one): { name: string }[] => one.columns);
    const key = [...columns.filter(({ primary }) => primary), ...composite].map((column) => toSnakeCase(column.name));
    return [
      ...columns.map((column) => {
        const columnName = toSnakeCase(column.name);
        return lineOf.column(name, columnName, typeOf(column.getSQLType()), column.notNull || key.includes(columnName));
      }),
      lineOf.primaryKey(name, key),
    ];
  }),
  ...constraints.flatMap(Object.entries<readonly string[]>).flatMap(([table, lines]) => lines.map((line) => `${table}: ${line}`)),
];

interface MigratedColumn {
  name: string;
  type: string;
  isRequired: number;
  /** Place in the primary key, from 1; 0: not part of it. */
  keyPlace: number;
}
interface Catalogue {
  tables: string;
  columns: (table: string) => string;
  constraints: (table: string) => string;
}

const catalogues: Record<Dialect, Catalogue> = {
  sqlite: {
    tables: "SELECT name AS line FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
    columns: (table) => `SELECT name, type, "notnull" AS "isRequired", pk AS "keyPlace" FROM pragma_table_xinfo('${table}') ORDER BY pk`,
    constraints: (table) => `
SELECT CASE WHEN "unique" THEN 'unique' ELSE 'index' END
  || (SELECT ' (' || group_concat(name, ', ') || ')' FROM (SELECT name FROM pragma_index_info(list.name) ORDER BY seqno))
  || CASE WHEN partial THEN ' of some rows' ELSE '' END AS line
FROM pragma_index_list('${table}') AS list WHERE origin <> 'pk'
UNION ALL
SELECT "from" || ' → ' || "table" || ' (' || "to" || ')' || CASE on_delete WHEN 'CASCADE' THEN ' on delete cascade' ELSE '' END
FROM pragma_foreign_key_list('${table}')`,
  },
  postgres: {
    tables:
      "SELECT table_name::text AS line FROM information_schema.tables WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'",
    columns: (table) => `
SELECT column_name::text AS name, data_type::text AS type, (is_nullable = 'NO')::int AS "isRequired",
  COALESCE(array_position(indkey::int2[], ordinal_position::int2) + 1, 0) AS "keyPlace"
FROM information_schema.columns LEFT JOIN pg_index ON indrelid = '"${table}"'::regclass AND indisprimary
WHERE table_schema = current_schema() AND table_name = '${table}' ORDER BY 4`,
    constraints: (table) => `
SELECT CASE WHEN indisunique THEN 'unique' ELSE 'index' END
  || (SELECT ' (' || string_agg(attname, ', ' ORDER BY array_position(indkey::int2[], attnum)) || ')'
      FROM pg_attribute WHERE attrelid = indrelid AND attnum = ANY (indkey))
  || CASE WHEN indpred IS NULL THEN '' ELSE ' of some rows' END AS line
FROM pg_index WHERE indrelid = '"${table}"'::regclass AND NOT indisprimary
UNION ALL
SELECT own.attname || ' → ' || other.relname || ' (' || theirs.attname || ')'
  || CASE confdeltype WHEN 'c' THEN ' on delete cascade' ELSE '' END
FROM pg_constraint
  JOIN pg_class AS other ON other.oid = confrelid
  JOIN pg_attribute AS own ON own.attrelid = conrelid AND own.attnum = conkey[1]
  JOIN pg_attribute AS theirs ON theirs.attrelid = confrelid AND theirs.attnum = confkey[1]
WHERE contype = 'f' AND conrelid = '"${table}"'::regclass`,
  },
};

/** A line for each column, key and constraint that a migrated database has, as its engine tells. */
export const migratedLines = async ({ dialect, read }: Database): Promise<string[]> => {
  const catalogue = catalogues[dialect];
  const linesOf = async (query: string) =>
    (await read.select({ line: sql<string>`line` }).from(sql`(${sql.raw(query)}) AS told`)).map(({ line }) => line);
  const tableLines = async (table: string) => {
    const columns: MigratedColumn[] = await read
      .select({
        name: sql<string>`name`,
        type: sql<string>`type`,
        isRequired: sql<number>`"isRequired"`.mapWith(Number),
        keyPlace: sql<number>`"keyPlace"`.mapWith(Number),
      })
      .from(sql`(${sql.raw(catalogue.columns(table))}) AS told`);
    const key = columns.filter(({ keyPlace }) => keyPlace > 0).sort((a, b) => a.keyPlace - b.keyPlace);
    return [
      ...columns.map(({ name, type, isRequired, keyPlace }) => lineOf.column(table, name, typeOf(type), isRequired > 0 || keyPlace > 0)),
      lineOf.primaryKey(
        table,
        key.map(({ name }) => name),
      ),
      ...(await linesOf(catalogue.constraints(table))).map((line) => `${table}: ${line}`),
    ];
  };
  return (await Promise.all((await linesOf(catalogue.tables)).map(tableLines))).flat();
};
