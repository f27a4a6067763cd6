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

/** Counts in the service's database, so that every copy counts together and a restart forgets nothing. */
export const createThrottle = ({ database, now }: { database: Database; now: () => number }) => {
  const { throttle } = kitTables(database.dialect);
  const rowOf = (rule: ThrottleRule, subject: string) => {
    const at = now();
    const windowStart = at - (at % rule.windowMilliseconds);
    return { key: `${rule.name}:${subject}`, windowStart, retryAfterSeconds: (windowStart + rule.windowMilliseconds - at) / 1_000 };
  };

  /** Counts one more; answers how many there are in this window. */
  const count = async (rule: ThrottleRule, subject: string): Promise<number> => {
    const { key, windowStart } = rowOf(rule, subject);
    const [row] = await database.transact((tx) =>
      tx
        .insert(throttle)
        .values({ key, windowStart, count: 1 })
        .onConflictDoUpdate({ target: [throttle.key, throttle.windowStart], set: { count: sql`${throttle.count} + 1` } })
        .returning({ count: throttle.count }),
    );
    return row?.count ?? 1;
  };

  const refuse = (rule: ThrottleRule, subject: string): never => {
    const { retryAfterSeconds } = rowOf(rule, subject);
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
      if ((row?.count ?? 0) >= rule.limit) refuse(rule, subject);
    },
    /** Counts one more, and throws 429 where that is over the limit. */
    async take(rule: ThrottleRule, subject: string): Promise<void> {
      if ((await count(rule, subject)) > rule.limit) refuse(rule, subject);
    },
  };
};
export type Throttle = ReturnType<typeof createThrottle>;
