import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Dialect } from './columns.ts';

type Verbs = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Reads. On SQLite a separate, read-only connection. */
export type Reader = Pick<Verbs, 'select' | 'selectDistinct' | '$count' | '$with' | 'with'>;
/** Writes, only inside transact. */
export type Transaction = Reader & Pick<Verbs, 'insert' | 'update' | 'delete'>;

/**
 * One schema on either engine. Rules of `transact`'s work: it awaits nothing but the transaction; it may run twice, so it has no
 * other effect and takes ids and instants from outside; it never catches a database error (PostgreSQL refuses everything after
 * one): use `onConflictDoNothing().returning()` and count rows; compare-and-swap always with `returning`; order NULLs explicitly.
 */
export interface Database {
  readonly dialect: Dialect;
  readonly read: Reader;
  transact<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Runs plain SQL statements, all or none; for migrations and tests. */
  script(sql: string): Promise<void>;
  /** Throws unless an acknowledged write would survive a power loss. */
  assertDurable(): Promise<void>;
  close(): Promise<void>;
}
