import { and, asc, eq, inArray, lte, notInArray } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from './database/database.ts';
import { kitTables } from './kit-tables.ts';
import type { OutboxEvent } from './outbox.ts';
import { runRepeatedly } from './run-repeatedly.ts';

/** Thrown where the same event would be refused however often it came: it is parked at once, and waits for staff. */
export class Undeliverable extends Error {
  override name = 'Undeliverable';
}

/** Thrown where it is not the event's affair: it is tried again at `until`, an instant in milliseconds, and that costs it no try. */
export class Later extends Error {
  override name = 'Later';
  readonly until: number;

  constructor(message: string, { until, cause }: { until: number; cause?: unknown }) {
    super(message, { cause });
    this.until = until;
  }
}

export type Subscriber = (event: OutboxEvent) => Promise<void>;

export interface RelayOptions {
  database: Database;
  logger: Logger;
  now: () => number;
  /** Subscribers of each event type; all of them have to accept it. */
  subscribers: Record<string, Subscriber>;
  batchSize?: number;
  /** The types that it takes; absent: all. A type that is slow to deliver gets a relay of its own, so that it holds up no other. */
  types?: { only: readonly string[] } | { except: readonly string[] };
}

type Leased = OutboxEvent & { attempts: number };

const byAge = (one: { createdAt: number; id: string }, other: { createdAt: number; id: string }): number =>
  one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1);

const maxAttempts = 10;
const leaseMilliseconds = 30_000;

/** 1 s, 2 s, 4 s … at most 10 minutes. */
export const pauseAfter = (attempts: number) => Math.min(1_000 * 2 ** (attempts - 1), 600_000);

/**
 * Takes due events from the outbox to their subscribers, at least once. A failed one is tried again after a growing pause and
 * parked after 10 tries, or at once where it is undeliverable. What is due longest goes first, so that nothing starves. Several relays
 * may run: each event is leased before it is delivered.
 */
export const createRelay = ({ database, logger, now, subscribers, batchSize = 20, types }: RelayOptions) => {
  const { outbox } = kitTables(database.dialect);

  const isTaken = types && ('only' in types ? inArray(outbox.type, [...types.only]) : notInArray(outbox.type, [...types.except]));
  const isDue = (at: number) => and(eq(outbox.parked, false), lte(outbox.nextAttemptAt, at), isTaken);

  const lease = async () => {
    const at = now();
    const due = await database.read
      .select()
      .from(outbox)
      .where(isDue(at))
      .orderBy(asc(outbox.nextAttemptAt), asc(outbox.createdAt), asc(outbox.id))
      .limit(batchSize);
    const leased: typeof due = [];
    // The longest waiting one first; of those, the oldest event.
    for (const event of due.sort(byAge)) {
      const won = await database.transact((tx) =>
        tx
          .update(outbox)
          .set({ attempts: event.attempts + 1, nextAttemptAt: at + leaseMilliseconds })
          // Put off in between by another relay, it has as many tries as before.
          .where(and(eq(outbox.id, event.id), eq(outbox.attempts, event.attempts), isDue(at)))
          .returning({ id: outbox.id }),
      );
      if (won.length === 1) leased.push({ ...event, attempts: event.attempts + 1 });
    }
    return leased;
  };

  const putOff = async ({ id, type, attempts }: Leased, { message, until }: Later) => {
    logger.warn({ eventId: id, type, until, reason: message }, 'event put off');
    await database.transact((tx) =>
      tx
        .update(outbox)
        .set({ attempts: attempts - 1, nextAttemptAt: until })
        .where(eq(outbox.id, id)),
    );
  };

  const deliver = async (event: Leased) => {
    try {
      const subscriber = subscribers[event.type];
      if (!subscriber) throw new Error(`nobody subscribes to ${event.type}`);
      await subscriber(event);
      await database.transact((tx) => tx.delete(outbox).where(eq(outbox.id, event.id)));
    } catch (error) {
      if (error instanceof Later) return putOff(event, error);
      const parked = event.attempts >= maxAttempts || error instanceof Undeliverable;
      logger.error({ err: error, eventId: event.id, type: event.type, attempts: event.attempts, parked }, 'event not delivered');
      await database.transact((tx) =>
        tx
          .update(outbox)
          .set({ nextAttemptAt: now() + pauseAfter(event.attempts), parked })
          .where(eq(outbox.id, event.id)),
      );
    }
  };

  /** Delivers what is due once; answers how many were tried. */
  const runOnce = async (): Promise<number> => {
    const events = await lease();
    for (const event of events) await deliver(event);
    return events.length;
  };

  /** Looks for due events every so often until stopped. */
  const start = (everyMilliseconds: number) => runRepeatedly({ name: 'relay', run: runOnce, logger, everyMilliseconds });

  return { runOnce, start };
};
