import { loopbackClient } from '@plenary/service-kit/address-group';
import type { Database, Transaction } from '@plenary/service-kit/database/database';
import { ProblemException } from '@plenary/service-kit/problem';
import { and, desc, eq, lte, or } from 'drizzle-orm';
import type { IdentityTables } from '../db/tables.ts';
import { hashToken } from '../sessions/hash-token.ts';
import { type GuessRule, type GuessRules, oneMore, waitOf } from './guess-rules.ts';

interface Options {
  database: Database;
  tables: IdentityTables;
  now: () => number;
  rules: GuessRules;
  /** Most sources whose failures are kept; beyond, those that failed longest ago are forgotten. */
  sourcesKept: number;
  /** Development: load tests and journeys come from the machine itself. */
  exemptsLoopback: boolean;
}

/** Where a guess comes from: an unknown browser, a browser that signed in before, or an open session. */
type GuessSource = { address: string } | { browser: string } | { session: string };

interface Counter {
  /** Hash of the account's address; empty: any account. */
  account: string;
  /** Empty: any unknown browser. */
  source: string;
  rule: GuessRule;
}

/** Failures between two clean-ups of the table by one replica. */
const cleanUpEvery = 250;

/** Wrong passwords by source, in the service's database, so that every replica counts together and a restart forgets nothing. */
export const createGuesses = ({ database, tables: { failedGuess }, now, rules, sourcesKept, exemptsLoopback }: Options) => {
  let failuresHere = 0;

  const countersOf = (email: string, from: GuessSource): Counter[] => {
    const account = hashToken(email);
    if ('browser' in from) return [{ account, source: `browser ${from.browser}`, rule: rules.known }];
    if ('session' in from) return [{ account, source: `session ${hashToken(from.session)}`, rule: rules.known }];
    const source = `address ${from.address}`;
    const isExempt = exemptsLoopback && from.address === loopbackClient;
    return [
      ...(isExempt ? [] : [{ account: '', source, rule: rules.address }]),
      { account, source: '', rule: rules.account },
      { account, source, rule: rules.pair },
    ];
  };
  const isOf = ({ account, source }: Counter) => and(eq(failedGuess.account, account), eq(failedGuess.source, source));
  const readCounters = async (reader: Pick<Transaction, 'select'>, counters: readonly Counter[]) => {
    const rows = await reader
      .select()
      .from(failedGuess)
      .where(or(...counters.map(isOf)));
    return counters.map((counter) => ({
      ...counter,
      failures: rows.find(({ account, source }) => account === counter.account && source === counter.source),
    }));
  };

  /** Deletes what every rule has forgotten, and the oldest beyond what is kept. */
  const forget = async (tx: Transaction): Promise<void> => {
    const longest = Math.max(...Object.values(rules).map(({ forgottenAfter }) => forgottenAfter));
    await tx.delete(failedGuess).where(lte(failedGuess.lastAt, now() - longest));
    const beyond = await tx
      .select({ lastAt: failedGuess.lastAt })
      .from(failedGuess)
      .orderBy(desc(failedGuess.lastAt))
      .limit(1)
      .offset(sourcesKept);
    for (const { lastAt } of beyond) await tx.delete(failedGuess).where(lte(failedGuess.lastAt, lastAt));
  };

  /** What `passwords.guess` asks and counts for one attempt at an account, known or not. */
  const attempt = (email: string, from: GuessSource) => {
    const counters = countersOf(email, from);
    return {
      /** Throws 429 while one of the counters has to wait; counts nothing. */
      requireRoom: async (): Promise<void> => {
        const kept = await readCounters(database.read, counters);
        const wait = Math.max(...kept.map(({ rule, failures }) => waitOf(rule, failures, now())));
        if (wait > 0) throw new ProblemException(429, { code: 'too-many-requests', retryAfterSeconds: wait / 1_000 });
      },
      countFailure: async (): Promise<void> => {
        await database.transact(async (tx) => {
          for (const { account, source, rule, failures } of await readCounters(tx, counters)) {
            const next = oneMore(rule, failures, now());
            await tx
              .insert(failedGuess)
              .values({ account, source, ...next })
              .onConflictDoUpdate({ target: [failedGuess.account, failedGuess.source], set: next });
          }
        });
        if (failuresHere++ % cleanUpEvery === 0) await database.transact(forget);
      },
      /** After a sign-in: forgets the failures of this source at this account, not those of others. */
      succeed: async (tx: Transaction): Promise<void> => {
        for (const counter of counters.filter(({ account, source }) => account !== '' && source !== ''))
          await tx.delete(failedGuess).where(isOf(counter));
      },
    };
  };

  return {
    attempt,
    forget,
    /** Forgets every failure at an account. */
    clear: async (tx: Transaction, email: string): Promise<void> => {
      await tx.delete(failedGuess).where(eq(failedGuess.account, hashToken(email)));
    },
  };
};
export type Guesses = ReturnType<typeof createGuesses>;
