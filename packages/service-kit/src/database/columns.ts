// The one file that knows drizzle has two type families. Tables are typed as PostgreSQL's and built for either dialect.
import * as pg from 'drizzle-orm/pg-core';
import * as lite from 'drizzle-orm/sqlite-core';

export type Dialect = 'sqlite' | 'postgres';

const postgres = {
  table: pg.pgTable,
  primaryKey: pg.primaryKey,
  index: pg.index,
  uniqueIndex: pg.uniqueIndex,
  text: () => pg.text(),
  // SQLite's integers have 64 bits, PostgreSQL's "integer" has 32.
  integer: () => pg.bigint({ mode: 'number' }),
  // Stored as on SQLite (0/1 and text), so that one migration serves both.
  boolean: pg.customType<{ data: boolean; driverData: number }>({
    dataType: () => 'bigint',
    toDriver: Number,
    fromDriver: (value) => Number(value) === 1,
  }),
  json: <T>() =>
    pg.customType<{ data: T; driverData: string }>({
      dataType: () => 'text',
      toDriver: (value) => JSON.stringify(value),
      fromDriver: (value) => JSON.parse(value) as T,
    })(),
};
/** Column kinds a table may use: text, integer (64 bits), boolean, json. */
export type ColumnKit = typeof postgres;

const sqlite = {
  table: lite.sqliteTable,
  primaryKey: lite.primaryKey,
  index: lite.index,
  uniqueIndex: lite.uniqueIndex,
  text: () => lite.text(),
  integer: () => lite.integer(),
  boolean: () => lite.integer({ mode: 'boolean' }),
  json: <T>() => lite.text({ mode: 'json' }).$type<T>(),
};

export const columnKit = (dialect: Dialect): ColumnKit => (dialect === 'postgres' ? postgres : (sqlite as unknown as ColumnKit));
