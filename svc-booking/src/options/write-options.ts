import { refuse } from '@plenary/http/refuse';
import type { Transaction } from '@plenary/service-kit/database/database';
import { sqlStateOf } from '@plenary/service-kit/database/sql-state';
import type { BookingDeps } from '../deps.ts';

const lostToOthers = new Set(['40001', '40P01']);

type Deps = Pick<BookingDeps, 'takeTurns' | 'now' | 'database'>;

/**
 * Runs a write of options in its turn and in one transaction. Writes of one process never meet: at once they would only make
 * PostgreSQL run each of them again. One that keeps losing against other replicas is refused as
 * `service-unavailable`, with nothing written: asked again, with the same key, it goes through.
 */
export const writeOptions = <T>(deps: Deps, work: (tx: Transaction, now: number) => Promise<T>): Promise<T> =>
  deps.takeTurns(() => {
    const now = deps.now();
    return deps.database
      .transact((tx) => work(tx, now))
      .catch((error: unknown) => {
        throw lostToOthers.has(sqlStateOf(error) ?? '') ? refuse('service-unavailable') : error;
      });
  });
