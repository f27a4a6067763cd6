import type { Column, DatabaseSchema, TableSchema } from './read-schema.ts';

/**
 * What would break in a service's previous version on the tables of its next one, a line each, as far as tables show:
 * what it reads has to be there, and what it writes has to be taken. New tables, columns that may be absent, wider columns and plain
 * indexes pass.
 */
export const schemaBreaks = (previous: DatabaseSchema, next: DatabaseSchema): string[] =>
  Object.entries(previous).flatMap(([name, table]) => {
    const other = next[name];
    return other ? tableBreaks(name, table, other) : [`table ${name}: is gone`];
  });

const tableBreaks = (name: string, previous: TableSchema, next: TableSchema): string[] => {
  const before = new Map(previous.columns.map((column) => [column.name, column]));
  const after = new Map(next.columns.map((column) => [column.name, column]));
  const added = next.columns.filter((column) => !before.has(column.name) && isDemanded(column));
  const isSame = (a: readonly string[], b: readonly string[]) => a.join() === b.join();
  const isKnown = (columns: readonly string[]) =>
    [previous.primaryKey, ...previous.unique].some((known) => known.length > 0 && known.every((column) => columns.includes(column)));
  // A new column has no repeated value from the previous version: NULLs are distinct.
  const touchesKnown = (columns: readonly string[]) => columns.every((column) => before.has(column) || after.get(column)?.hasDefault);
  return [
    ...previous.columns.flatMap((column) => columnBreaks(`column ${name}.${column.name}`, column, after.get(column.name))),
    ...added.map((column) => `column ${name}.${column.name}: is NOT NULL without a default, which the version before does not fill`),
    ...(isSame(previous.primaryKey, next.primaryKey) ? [] : [`table ${name}: its primary key is another`]),
    ...next.unique
      .filter((columns) => touchesKnown(columns) && !isKnown(columns))
      .map((columns) => `table ${name}: (${columns.join(', ')}) is unique now`),
    ...next.references
      .filter((reference) => !previous.references.includes(reference) && before.has(reference.split(' ')[0] ?? ''))
      .map((reference) => `table ${name}: has to refer now, ${reference}`),
    ...next.triggers.filter((trigger) => !previous.triggers.includes(trigger)).map(() => `table ${name}: has a new trigger`),
  ];
};

const isDemanded = ({ isRequired, hasDefault }: Column) => isRequired && !hasDefault;

const columnBreaks = (at: string, previous: Column, next: Column | undefined): string[] => {
  if (!next) return [`${at}: is gone`];
  return [
    ...(previous.type === next.type ? [] : [`${at}: ${previous.type} → ${next.type}`]),
    ...(next.isRequired && !previous.isRequired ? [`${at}: is NOT NULL now`] : []),
    ...(isDemanded(next) && previous.hasDefault ? [`${at}: has no default any more`] : []),
  ];
};
