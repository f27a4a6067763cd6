import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { refuseTooLate } from '../request-context.ts';
import type { Database, Reader, Transaction } from './database.ts';
import { sqlStateOf } from './sql-state.ts';

const conflicts = new Set(['40001', '40P01']);
const maxAttempts = 8;

export interface PostgresOptions {
  url: string;
  maxConnections?: number;
  /** Any level but serializable is for tests that show why it is needed. */
  isolationLevel?: 'serializable' | 'read committed';
  /** Milliseconds after which the server ends a transaction whose process asks nothing more: a hung process must not keep its rows. */
  longestSilence?: number;
  random?: () => number;
}

/** A database on PostgreSQL: serializable transactions, run again when they lose against another. */
export const openPostgres = ({
  url,
  maxConnections = 10,
  isolationLevel = 'serializable',
  longestSilence = 10_000,
  random = Math.random,
}: PostgresOptions): Database => {
  const pool = new Pool({ connectionString: url, max: maxConnections, idle_in_transaction_session_timeout: longestSilence });
  // The pool replaces a connection that the server closes, idle or between two queries; without a listener it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = drizzle(pool, { casing: 'snake_case' });
  const inside = new AsyncLocalStorage<true>();

  return {
    dialect: 'postgres',
    read: db as unknown as Reader,
    async transact(work) {
      if (inside.getStore()) throw new Error('a transaction inside a transaction would wait for itself');
      for (let attempt = 1; ; attempt++) {
        try {
          return await inside.run(true, () => db.transaction(inTime(work), { isolationLevel }));
        } catch (error) {
          if (attempt === maxAttempts || !conflicts.has(sqlStateOf(error) ?? '')) throw error;
          const pause = random() * 10 * 2 ** attempt;
          await new Promise((resolve) => setTimeout(resolve, pause));
        }
      }
    },
    async script(sql) {
      await pool.query(sql);
    },
    async assertDurable() {
      await pool.query('select 1');
    },
    async close() {
      await pool.end();
      // Until then every promise of the process pays for it.
      inside.disable();
    },
  };
};

/** A connection may become free after its caller has given up. */
const inTime =
  <T>(work: (tx: Transaction) => Promise<T>) =>
  (tx: unknown): Promise<T> => {
    refuseTooLate();
    return work(tx as Transaction);
  };
