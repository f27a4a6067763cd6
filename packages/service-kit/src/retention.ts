import { and, eq, lte } from 'drizzle-orm';
import { type JobOutcome, onceADay, runsOfMonth } from './daily-job.ts';
import type { Database, Transaction } from './database/database.ts';
import { kitTables } from './kit-tables.ts';

const day = 24 * 60 * 60 * 1_000;
export const year = 365.25 * day;

/** spec/booking.md §9 "Retention", in milliseconds. Of prospects: what never became a contract. */
export const keptProspects = 3 * year;
/** Of transactions: what shows how a deal came about, or came to nothing, and who did what. */
export const keptTransactions = 5 * year;
/** Of contracts, which prove their invoices, from the last day of the event. */
export const keptInvoices = 10 * year;
/** Answers to repeated requests and ids of received events: whoever sends one again does so within hours. */
export const keptRepeats = 30 * day;
const keptThrottles = day;

/** The newest day, local to some venue, that is over for so many milliseconds everywhere. */
export const lastDayOver = (now: number, kept: number): string => new Date(now - kept - 2 * day).toISOString().slice(0, 10);

/** Under which every service keeps what its retention did. */
export const retentionJob = 'retention';

/**
 * Once a day, whoever asks first: forgets what `forget` finds over, and with it what the kit keeps in the service's database. Answers how
 * much went by its kind, or null where the day is done; the same is kept as the trail of the job.
 */
export const retainOnceADay = (
  database: Database,
  now: number,
  forget: (tx: Transaction) => Promise<JobOutcome>,
): Promise<JobOutcome | null> =>
  onceADay(database, { job: retentionJob, now }, async (tx) => ({ ...(await forget(tx)), unsent: await forgetRelayed(tx, database, now) }));

/** Answers how many events went that nobody took. */
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

/** What retention removed in a month (`2026-11`), the newest day first. */
export const retentionOfMonth = async (database: Database, month: string): Promise<RetentionMonth> => {
  const { runs, hasEarlier } = await runsOfMonth(database, { job: retentionJob, month });
  return { runs: runs.map(({ day: on, at, did }) => ({ day: on, at: new Date(at).toISOString(), removed: did })), hasEarlier };
};
