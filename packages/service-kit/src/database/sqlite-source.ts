import Sqlite from 'better-sqlite3';
import type { DatabaseSource } from './database-source.ts';

/** Longer than any transaction of a service takes. */
const waitForWriter = 10_000;
const pagesAtOnce = 1_000;

/** The file of a service. While another connection holds a state, the service goes on in the write-ahead log. */
export const sqliteSource = (file: string): DatabaseSource => {
  const writer = new Sqlite(file, { fileMustExist: true, timeout: waitForWriter });
  const reader = new Sqlite(file, { readonly: true });
  const end = (client: Sqlite.Database) => void (client.inTransaction && client.exec('ROLLBACK'));
  const names = () => reader.prepare<[], { name: string }>('SELECT name FROM migration ORDER BY name').all();

  return {
    engine: 'sqlite',
    async hold() {
      writer.exec('BEGIN IMMEDIATE');
      reader.exec('BEGIN');
      // A transaction sees what is there when it first reads.
      names();
    },
    isCurrent: async () => writer.inTransaction,
    letWrite: () => end(writer),
    async drop() {
      end(writer);
      end(reader);
    },
    migrations: async () => names().map(({ name }) => name),
    async copyTo(copy) {
      await reader.backup(copy, { progress: () => pagesAtOnce });
      const copied = new Sqlite(copy);
      try {
        // A single file, without a log.
        copied.pragma('journal_mode = DELETE');
        const [fault] = copied.pragma('integrity_check', { simple: false }) as { integrity_check: string }[];
        if (fault?.integrity_check !== 'ok') throw new Error(`the copy of ${file} is not sound: ${fault?.integrity_check}`);
      } finally {
        copied.close();
      }
    },
    async close() {
      reader.close();
      writer.close();
    },
  };
};
