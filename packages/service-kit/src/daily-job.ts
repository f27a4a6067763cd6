import { and, desc, eq, gte, lt, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import { columnKit, type Dialect } from './database/columns.ts';
import type { Database, Transaction } from './database/database.ts';
import type { Migration } from './database/migrate.ts';
import type { Stoppable } from './run-process.ts';

/** Counts of a job's work: `{ quotes: 3 }`. */
export type JobOutcome = Readonly<Record<string, number>>;

export const jobRunMigration: Migration = {
  name: '0000-kit-daily-jobs',
  sql: 'CREATE TABLE job_run (name TEXT NOT NULL, day TEXT NOT NULL, at BIGINT NOT NULL, did TEXT NOT NULL, PRIMARY KEY (name, day))',
};

/** The trail of daily jobs: a row a day on which one ran, with what it did. Days are of UTC. */
export const jobRunTable = (dialect: Dialect) => {
  const kit = columnKit(dialect);
  return kit.table(
    'job_run',
    { name: kit.text().notNull(), day: kit.text().notNull(), at: kit.integer().notNull(), did: kit.json<JobOutcome>().notNull() },
    (table) => [kit.primaryKey({ columns: [table.name, table.day] })],
  );
};

/**
 * Runs `work` the first time a job is requested on a day, across replicas, and records its result in the same
 * transaction: an interrupted run leaves nothing. Answers null on a day that is done.
 */
export const onceADay = async (
  database: Database,
  { job, now }: { job: string; now: number },
  work: (tx: Transaction) => Promise<JobOutcome>,
): Promise<JobOutcome | null> => {
  const jobRun = jobRunTable(database.dialect);
  const day = new Date(now).toISOString().slice(0, 10);
  return database.transact(async (tx) => {
    const taken = await tx.insert(jobRun).values({ name: job, day, at: now, did: {} }).onConflictDoNothing().returning({ day: jobRun.day });
    if (taken.length === 0) return null;
    const did = await work(tx);
    await tx
      .update(jobRun)
      .set({ did })
      .where(and(eq(jobRun.name, job), eq(jobRun.day, day)))
      .returning({ day: jobRun.day });
    return did;
  });
};

export interface JobRuns {
  /** `at`: when it ran, in milliseconds. */
  runs: { day: string; at: number; did: JobOutcome }[];
  hasEarlier: boolean;
}

/** The results of a job on the days of a month (`2026-11`), newest first, and whether it ran before that. */
export const runsOfMonth = async ({ dialect, read }: Database, { job, month }: { job: string; month: string }): Promise<JobRuns> => {
  const jobRun = jobRunTable(dialect);
  const { name, day, at, did } = jobRun;
  const first = `${month}-01`;
  const runs = await read
    .select({ day, at, did })
    .from(jobRun)
    .where(and(eq(name, job), gte(day, first), lte(day, `${month}-31`)))
    .orderBy(desc(day));
  const earlier = await read
    .select({ day })
    .from(jobRun)
    .where(and(eq(name, job), lt(day, first)))
    .limit(1);
  return { runs, hasEarlier: earlier.length > 0 };
};

interface Options {
  name: string;
  /** Looks whether today's run is still to be done, and does it. */
  run: () => Promise<unknown>;
  logger: Logger;
  everyMilliseconds: number;
}

/** Calls `run` at once and then every so often until stopped; what fails is logged and tried again the next time. */
export const startDailyJob = ({ name, run, logger, everyMilliseconds }: Options): Stoppable => {
  let running: Promise<unknown> = Promise.resolve();
  const tick = () => {
    running = run()
      .then((did) => did && logger.info({ did }, name))
      .catch((error: unknown) => logger.error({ err: error }, name));
  };
  tick();
  const timer = setInterval(tick, everyMilliseconds);
  return {
    name,
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
};
