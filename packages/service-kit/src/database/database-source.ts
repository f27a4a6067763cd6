import type { Dialect } from './columns.ts';

/** A service's database that is copied while its service goes on. */
export interface DatabaseSource {
  readonly engine: Dialect;
  /** Fixes the instant of the copy. A service on SQLite waits with its writes until `letWrite`. */
  hold(): Promise<void>;
  /** Whether what was held is all that is there by now. */
  isCurrent(): Promise<boolean>;
  /** Services write again; what is held stays as it is. */
  letWrite(): void;
  /** Releases the locks; they can be taken again. */
  drop(): Promise<void>;
  /** Names of the migrations that were applied. */
  migrations(): Promise<string[]>;
  /** Writes what is held into a file, which `restoreSqlite` and `restorePostgres` read. Throws where the copy is not sound. */
  copyTo(file: string): Promise<void>;
  close(): Promise<void>;
}
