import Sqlite from 'better-sqlite3';

export interface Column {
  name: string;
  type: string;
  isRequired: boolean;
  hasDefault: boolean;
}
export interface TableSchema {
  columns: readonly Column[];
  primaryKey: readonly string[];
  /** Columns of each unique index and constraint, its key left out. */
  unique: readonly (readonly string[])[];
  /** `venue_id → venue (id)` */
  references: readonly string[];
  /** Statements of its triggers. */
  triggers: readonly string[];
}
export type DatabaseSchema = Readonly<Record<string, TableSchema>>;

interface Row {
  name: string;
  sql: string;
}
interface ColumnRow {
  name: string;
  type: string;
  notnull: 0 | 1;
  dflt_value: string | null;
  pk: number;
}
interface IndexRow {
  name: string;
  unique: 0 | 1;
  origin: 'c' | 'u' | 'pk';
}
interface ReferenceRow {
  from: string;
  table: string;
  to: string | null;
}

/** The tables of a SQLite file as they are; the migrations of a service make the same ones on PostgreSQL. */
export const readSchema = (file: string): DatabaseSchema => {
  const client = new Sqlite(file, { readonly: true });
  const all = <T>(sql: string, ...values: string[]) => client.prepare(sql).all(...values) as T[];
  const tableOf = (table: string): TableSchema => {
    const columns = all<ColumnRow>('SELECT * FROM pragma_table_info(?)', table);
    const indexes = all<IndexRow>('SELECT * FROM pragma_index_list(?)', table).filter((index) => index.unique && index.origin !== 'pk');
    return {
      columns: columns.map(({ name, type, notnull, dflt_value: value }) => ({
        name,
        type,
        isRequired: notnull === 1,
        hasDefault: value !== null,
      })),
      primaryKey: columns
        .filter(({ pk }) => pk > 0)
        .sort((a, b) => a.pk - b.pk)
        .map(({ name }) => name),
      unique: indexes.map(({ name }) => all<{ name: string }>('SELECT * FROM pragma_index_info(?)', name).map((one) => one.name)),
      references: all<ReferenceRow>('SELECT * FROM pragma_foreign_key_list(?)', table)
        .map(({ from, table: other, to }) => `${from} → ${other} (${to ?? 'its key'})`)
        .sort(),
      triggers: all<Row>("SELECT * FROM sqlite_master WHERE type = 'trigger' AND tbl_name = ? ORDER BY name", table).map(({ sql }) => sql),
    };
  };
  const names = all<Row>("SELECT * FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name");
  const schema = Object.fromEntries(names.map(({ name }) => [name, tableOf(name)]));
  client.close();
  return schema;
};
