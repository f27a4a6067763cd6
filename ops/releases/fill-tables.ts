import type { Database } from '@plenary/service-kit/database/database';
import type { Column, DatabaseSchema, TableSchema } from '@plenary/service-kit/database/read-schema';

/** No row of a service has such a number. */
const firstNumber = 1_000_000_000;
const kept = ['migration'];

interface Reference {
  column: string;
  table: string;
}
const referencesOf = ({ references }: TableSchema): Reference[] =>
  references.flatMap((line) => {
    const [, column = '', table = ''] = /^(\w+) → (\w+) /.exec(line) ?? [];
    return table ? [{ column, table }] : [];
  });

/** The same number gives the same key in every table, so that row 7 refers to rows 7. */
const expressionFor = ({ type }: Column, isKey: boolean): string => {
  const isText = type.toUpperCase() === 'TEXT';
  if (isKey) return isText ? "'trial-' || i" : `${firstNumber} + i`;
  return isText ? `'{"row":' || i || ',"of":"a trial"}'` : 'i % 100';
};

/** The statement that adds rows to a table; undefined where a required reference leads to a table that is not filled yet. */
const filling = (name: string, table: TableSchema, rows: number, filled: ReadonlySet<string>): string | undefined => {
  const references = referencesOf(table);
  const open = new Set(references.filter((one) => one.table !== name && !filled.has(one.table)).map(({ column }) => column));
  if (table.columns.some((column) => open.has(column.name) && (column.isRequired || table.primaryKey.includes(column.name)))) return;
  const keys = new Set([...table.primaryKey, ...table.unique.flat(), ...references.map(({ column }) => column)]);
  const columns = table.columns.filter((column) => !open.has(column.name));
  return `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${rows})
INSERT INTO "${name}" (${columns.map((column) => `"${column.name}"`).join(', ')})
SELECT ${columns.map((column) => expressionFor(column, keys.has(column.name))).join(', ')} FROM n`;
};

/** The rows refer to each other by construction: looking each one up doubles the time. */
const unchecked = ({ dialect }: Database): string =>
  dialect === 'postgres' ? "SELECT set_config('session_replication_role', 'replica', true);\n" : '';

/**
 * Adds so many rows to every table of a service, by its schema alone. Answers the tables that took none, for a rule that the schema does not
 * tell.
 */
export const fillTables = async (database: Database, schema: DatabaseSchema, rows: number): Promise<string[]> => {
  const left = new Map(Object.entries(schema).filter(([name]) => !kept.includes(name)));
  const [filled, refusing] = [new Set<string>(), [] as string[]];
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const [name, table] of left) {
      const statement = filling(name, table, rows, filled);
      if (!statement) continue;
      left.delete(name);
      await database.script(unchecked(database) + statement).then(
        () => filled.add(name),
        () => refusing.push(name),
      );
    }
  }
  await database.script('ANALYZE');
  return [...refusing, ...left.keys()].sort();
};
