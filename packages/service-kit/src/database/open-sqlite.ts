import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { refuseTooLate } from '../request-context.ts';
import type { Database, Reader, Transaction } from './database.ts';
import { fold } from './folded.ts';

const full = 2;

const connect = (file: string, readonly: boolean) => {
  const client = new Sqlite(file, { readonly });
  if (!readonly) client.pragma('journal_mode = WAL');
  // better-sqlite3 is built to use NORMAL with WAL: what was acknowledged could vanish at a power loss.
  client.pragma('synchronous = FULL');
  client.pragma('foreign_keys = ON');
  client.pragma('busy_timeout = 5000');
  // Its own lower() leaves letters with accents as they are.
  client.function('folded', { deterministic: true }, (text) => (typeof text === 'string' ? fold(text) : null));
  return client;
};

/** A database in one file: one writer whose transactions queue, one read-only connection. */
export const openSqlite = (file: string): Database => {
  mkdirSync(path.dirname(file), { recursive: true });
  const writer = connect(file, false);
  const reader = connect(file, true);
  const tx = drizzle(writer, { casing: 'snake_case' }) as unknown as Transaction;
  const inside = new AsyncLocalStorage<true>();
  let last: Promise<unknown> = Promise.resolve();

  return {
    dialect: 'sqlite',
    read: drizzle(reader, { casing: 'snake_case' }) as unknown as Reader,
    transact(work) {
      if (inside.getStore()) throw new Error('a transaction inside a transaction would wait for itself');
      const mine = last.then(() =>
        inside.run(true, async () => {
          // Its turn may come after its caller has given up.
          refuseTooLate();
          writer.exec('BEGIN IMMEDIATE');
          try {
            const result = await work(tx);
            writer.exec('COMMIT');
            return result;
          } catch (error) {
            if (writer.inTransaction) writer.exec('ROLLBACK');
            throw error;
          }
        }),
      );
      last = mine.catch(() => {});
      return mine;
    },
    script(sql) {
      const mine = last.then(() => {
        writer.transaction(() => writer.exec(sql)).immediate();
      });
      last = mine.catch(() => {});
      return mine;
    },
    async assertDurable() {
      const level = writer.pragma('synchronous', { simple: true });
      if (level !== full) throw new Error(`SQLite runs with synchronous=${level}`);
    },
    async close() {
      await last;
      reader.close();
      writer.close();
      // Until then every promise of the process pays for it.
      inside.disable();
    },
  };
};
