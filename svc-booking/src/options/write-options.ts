import type { Transaction } from '@plenary/service-kit/database/database';
import type { BookingDeps } from '../deps.ts';

type Deps = Pick<BookingDeps, 'takeTurns' | 'now' | 'database'>;

/**
 * Runs a write of options in its turn and in one transaction. Writes of one process never meet: at once they would only make
 * PostgreSQL run each of them again. One that keeps losing against other replicas is answered with 503 and writes nothing: asked
 * again, with the same key, it goes through.
 */
export const writeOptions = <T>(deps: Deps, work: (tx: Transaction, now: number) => Promise<T>): Promise<T> =>
  deps.takeTurns(() => {
    const now = deps.now();
    return deps.database.transact((tx) => work(tx, now));
  });
