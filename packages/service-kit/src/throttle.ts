import { and, eq, sql } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { kitTables } from './kit-tables.ts';
import { ProblemException } from './problem.ts';

/** At most `limit` in any window of `windowMilliseconds`; windows start at fixed instants. */
export interface ThrottleRule {
  name: string;
  limit: number;
  windowMilliseconds: number;
}

/** A subject that a rule counts by: a user, an address group. */
export interface Counted {
  rule: ThrottleRule;
  subject: string;
}

interface Options {
  database: Database;
  now: () => number;
  /** Subject that no rule limits or counts. */
  exempt?: string | undefined;
}

/** Counts in the service's database, so that every replica counts together and a restart forgets nothing. */
export const createThrottle = ({ database, now, exempt }: Options) => {
  const { throttle } = kitTables(database.dialect);
  const rowOf = (rule: ThrottleRule, subject: string) => {
    const at = now();
    const windowStart = at - (at % rule.windowMilliseconds);
    return { key: `${rule.name}:${subject}`, windowStart, retryAfterSeconds: (windowStart + rule.windowMilliseconds - at) / 1_000 };
  };

  /** Counts one more of each, in one statement; answers how many there are of each in its window. */
  const countEach = async (counted: readonly Counted[]): Promise<number[]> => {
    // In one order, so that two calls never wait for each other.
    const rows = counted
      .filter(({ subject }) => subject !== exempt)
      .map(({ rule, subject }) => rowOf(rule, subject))
      .sort((a, b) => (a.key < b.key ? -1 : 1));
    if (rows.length === 0) return counted.map(() => 0);
    const kept = await database.transact((tx) =>
      tx
        .insert(throttle)
        .values(rows.map(({ key, windowStart }) => ({ key, windowStart, count: 1 })))
        .onConflictDoUpdate({ target: [throttle.key, throttle.windowStart], set: { count: sql`${throttle.count} + 1` } })
        .returning({ key: throttle.key, count: throttle.count }),
    );
    const counts = new Map(kept.map(({ key, count }) => [key, count]));
    return counted.map(({ rule, subject }) => counts.get(rowOf(rule, subject).key) ?? 0);
  };

  /** Counts one more; answers how many there are in this window. */
  const count = async (rule: ThrottleRule, subject: string): Promise<number> => (await countEach([{ rule, subject }]))[0] ?? 0;

  const refuse = (...over: [Counted, ...Counted[]]): never => {
    const retryAfterSeconds = Math.max(...over.map(({ rule, subject }) => rowOf(rule, subject).retryAfterSeconds));
    throw new ProblemException(429, { code: 'too-many-requests', retryAfterSeconds });
  };

  return {
    count,
    /** Throws 429 where the limit is reached already; counts nothing. */
    async requireRoom(rule: ThrottleRule, subject: string): Promise<void> {
      const { key, windowStart } = rowOf(rule, subject);
      const [row] = await database.read
        .select({ count: throttle.count })
        .from(throttle)
        .where(and(eq(throttle.key, key), eq(throttle.windowStart, windowStart)));
      if ((row?.count ?? 0) >= rule.limit) refuse({ rule, subject });
    },
    /** Counts one more, and throws 429 where that is over the limit. */
    async take(rule: ThrottleRule, subject: string): Promise<void> {
      if ((await count(rule, subject)) > rule.limit) refuse({ rule, subject });
    },
    /** Counts one more of each, and throws 429 where one of them is over its limit, with the longest wait. */
    async takeEach(counted: readonly Counted[]): Promise<void> {
      const counts = await countEach(counted);
      const [first, ...more] = counted.filter(({ rule }, index) => (counts[index] ?? 0) > rule.limit);
      if (first) refuse(first, ...more);
    },
  };
};
export type Throttle = ReturnType<typeof createThrottle>;
