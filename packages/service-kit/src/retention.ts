import { and, eq, lte } from 'drizzle-orm';
import { type JobOutcome, onceADay, runsOfMonth } from './daily-job.ts';
import type { Database, Transaction } from './database/database.ts';
import { kitTables } from './kit-tables.ts';

const day = 24 * 60 * 60 * 1_000;
export const year = 365.25 * day;

/** spec/booking.md §9 "Retention", in milliseconds. Of prospects: what never became a contract. */
export const keptProspects = 3 * year;
/** Transactions: the history of a deal, successful or not, and the staff trail. */
export const keptTransactions = 5 * year;
/** Contracts, which prove their invoices, from the last day of the event. */
export const keptInvoices = 10 * year;
/** Answers to repeated requests and ids of received events: repetitions come within hours. */
export const keptRepeats = 30 * day;
const keptThrottles = day;

/** The newest day, local to some venue, that is over for so many milliseconds everywhere. */
export const lastDayOver = (now: number, kept: number): string => new Date(now - kept - 2 * day).toISOString().slice(0, 10);

/** Under which every service keeps what its retention did. */
export const retentionJob = 'retention';

/**
 * Once a day, on the first replica to ask: deletes what `forget` finds expired, and the kit's own expired rows. Answers how
 * many by kind, or null if the day is done; the result is recorded as the trail of the job.
 */
export const retainOnceADay = (
  database: Database,
  now: number,
  forget: (tx: Transaction) => Promise<JobOutcome>,
): Promise<JobOutcome | null> =>
  onceADay(database, { job: retentionJob, now }, async (tx) => ({ ...(await forget(tx)), unsent: await forgetRelayed(tx, database, now) }));

/** Answers the number of deleted undeliverable events. */
const forgetRelayed = async (tx: Transaction, { dialect }: Database, now: number): Promise<number> => {
  const { idempotency, inbox, outbox, throttle } = kitTables(dialect);
  const unsent = await tx
    .delete(outbox)
    .where(and(eq(outbox.parked, true), lte(outbox.createdAt, now - keptProspects)))
    .returning({ id: outbox.id });
  await tx.delete(idempotency).where(lte(idempotency.createdAt, now - keptRepeats));
  await tx.delete(inbox).where(lte(inbox.receivedAt, now - keptRepeats));
  await tx.delete(throttle).where(lte(throttle.windowStart, now - keptThrottles));
  return unsent.length;
};

export interface RetentionMonth {
  /** `at`: an instant as in every answer. */
  runs: { day: string; at: string; removed: JobOutcome }[];
  hasEarlier: boolean;
}

/** Numbers removed by retention in a month (`2026-11`), newest day first. */
export const retentionOfMonth = async (database: Database, month: string): Promise<RetentionMonth> => {
  const { runs, hasEarlier } = await runsOfMonth(database, { job: retentionJob, month });
  return { runs: runs.map(({ day: on, at, did }) => ({ day: on, at: new Date(at).toISOString(), removed: did })), hasEarlier };
};
