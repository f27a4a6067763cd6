import type { Dialect } from './columns.ts';

/** A service's database that is copied while its service goes on. */
export interface DatabaseSource {
  readonly engine: Dialect;
  /** From now on the copy is of this moment. A service on SQLite waits with its writes until `letWrite`. */
  hold(): Promise<void>;
  /** Whether what was held is all that is there by now. */
  isCurrent(): Promise<boolean>;
  /** Services write again; what is held stays as it is. */
  letWrite(): void;
  /** Gives up what is held: it may be held anew. */
  drop(): Promise<void>;
  /** Names of the migrations that were applied. */
  migrations(): Promise<string[]>;
  /** Writes what is held into a file, which `restoreSqlite` and `restorePostgres` read. Throws where the copy is not sound. */
  copyTo(file: string): Promise<void>;
  close(): Promise<void>;
}
