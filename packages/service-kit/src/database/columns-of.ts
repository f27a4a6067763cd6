import { getTableColumns, getTableName, type Table } from 'drizzle-orm';

/** Names of the columns of a service's tables, by table, as its code knows them. */
export const columnsOf = (tables: Readonly<Record<string, Table>>): Record<string, string[]> =>
  Object.fromEntries(
    Object.values(tables).map((table) => [
      getTableName(table),
      Object.values(getTableColumns(table))
        .map(({ name }) => name)
        .sort(),
    ]),
  );
