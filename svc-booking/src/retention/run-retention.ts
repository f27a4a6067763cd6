import type { JobOutcome } from '@plenary/service-kit/daily-job';
import { keptProspects, keptTransactions, retainOnceADay } from '@plenary/service-kit/retention';
import type { BookingDeps } from '../deps.ts';
import { forgetContracts } from './forget-contracts.ts';
import { forgetProspects } from './forget-prospects.ts';
import { forgetTransactions } from './forget-transactions.ts';

/** Forgets what its time is over for (spec/booking.md §9 "Retention"); answers what went, or null where the day is done. */
export const runRetention = (deps: Pick<BookingDeps, 'database' | 'tables' | 'now'>): Promise<JobOutcome | null> => {
  const { database, tables } = deps;
  const now = deps.now();
  return retainOnceADay(database, now, async (tx) => {
    const before = now - keptTransactions;
    // First the contracts: their demands are then as any other.
    const contracts = await forgetContracts(tx, tables, now);
    const transactions = await forgetTransactions(tx, tables, { before, beforeDay: new Date(before).toISOString().slice(0, 10) });
    const prospects = await forgetProspects(tx, tables, now - keptProspects);
    return { ...prospects, ...transactions, ...contracts };
  });
};
