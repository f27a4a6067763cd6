import { type JobOutcome, onceADay } from '@plenary/service-kit/daily-job';
import { kitTables } from '@plenary/service-kit/kit-tables';
import { and, eq, lte } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import { forgetContracts } from './forget-contracts.ts';
import { forgetProspects } from './forget-prospects.ts';
import { forgetTransactions } from './forget-transactions.ts';
import { keptProspects, keptRepeats, keptThrottles, keptTransactions } from './retention-rules.ts';

/**
 * Forgets what its time is over for (spec/booking.md §9 "Retention"), and what the service kit keeps for repeats. Once a day, whoever
 * asks first; answers what went, or null where the day is done. Kept as the trail of the job.
 */
export const runRetention = (deps: Pick<BookingDeps, 'database' | 'tables' | 'now'>): Promise<JobOutcome | null> => {
  const { database, tables } = deps;
  const { idempotency, inbox, outbox, throttle } = kitTables(database.dialect);
  const now = deps.now();
  return onceADay(database, { job: 'retention', now }, async (tx) => {
    const before = now - keptTransactions;
    // First the contracts: their demands are then as any other.
    const contracts = await forgetContracts(tx, tables, now);
    const transactions = await forgetTransactions(tx, tables, { before, beforeDay: new Date(before).toISOString().slice(0, 10) });
    const prospects = await forgetProspects(tx, tables, now - keptProspects);
    const unsent = await tx
      .delete(outbox)
      .where(and(eq(outbox.parked, true), lte(outbox.createdAt, now - keptProspects)))
      .returning({ id: outbox.id });
    await tx.delete(idempotency).where(lte(idempotency.createdAt, now - keptRepeats));
    await tx.delete(inbox).where(lte(inbox.receivedAt, now - keptRepeats));
    await tx.delete(throttle).where(lte(throttle.windowStart, now - keptThrottles));
    return { ...prospects, ...transactions, ...contracts, unsent: unsent.length };
  });
};
