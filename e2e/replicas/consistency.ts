import { setTimeout as pause } from 'node:timers/promises';
import { type DatabaseName, databaseNames } from '@plenary/contracts/services';

/** Asks a database of a service, past the service. */
export type Ask = <T>(name: DatabaseName, sql: string) => Promise<T[]>;

/** Rows that must not exist, even after a crash; each query answers their `id`. */
const faulty: readonly { what: string; name: DatabaseName; sql: string }[] = [
  {
    what: 'an option holds no room',
    name: 'booking',
    sql: "SELECT id FROM booking WHERE status = 'option' AND id NOT IN (SELECT booking_id FROM claim)",
  },
  {
    what: 'an ended booking holds a room',
    name: 'booking',
    sql: "SELECT booking.id FROM booking JOIN claim ON booking_id = booking.id WHERE status IN ('released', 'lapsed', 'cancelled')",
  },
  {
    what: 'a balance is not the sum of its ledger',
    name: 'identity',
    sql: `SELECT owner AS id FROM credit_account AS own
          WHERE balance <> (SELECT coalesce(sum(amount), 0) FROM credit_entry WHERE owner = own.owner)
             OR entry_count <> (SELECT count(*) FROM credit_entry WHERE owner = own.owner)`,
  },
  {
    what: 'a ledger does not go on from its last balance',
    name: 'identity',
    sql: `SELECT next.hold_id AS id FROM credit_entry AS next
          JOIN credit_entry AS last ON last.owner = next.owner AND last.number = next.number - 1
          WHERE next.balance <> last.balance + next.amount`,
  },
  ...databaseNames.map((name) => ({ what: 'nobody took an event', name, sql: 'SELECT id FROM outbox WHERE parked = 1' })),
];

interface Hold {
  id: string;
  credits: string | number;
  sequence: string | number;
  asked_at?: string | number | null;
}
const holds = (ask: Ask) =>
  Promise.all([
    ask<Hold>('booking', 'SELECT id, credits, sequence, asked_at FROM credit_hold'),
    ask<Hold>('identity', 'SELECT id, credits, sequence FROM credit_hold'),
  ]);

/** Violations of what holds at any moment, even while events are in transit. */
export const inconsistencies = async (ask: Ask): Promise<string[]> => {
  const own = faulty.map(async ({ what, name, sql }) => (await ask<{ id: string }>(name, sql)).map(({ id }) => `${name}: ${what}: ${id}`));
  const [asked, held] = await holds(ask);
  const told = await ask<{ id: string }>('booking', "SELECT aggregate_id AS id FROM outbox WHERE type = 'credit-hold.changed'");
  // svc-booking records a hold before it requests it, and a release before it deletes it.
  const known = new Set([...asked, ...told].map(({ id }) => id));
  const unasked = held
    .filter(({ id, credits }) => Number(credits) > 0 && !known.has(id))
    .map(({ id }) => `identity holds credits that nobody asked for: ${id}`);
  return [...(await Promise.all(own)).flat(), ...unasked];
};

/** Disagreements between services where no event is in transit. svc-survey ignores a quote that never held anything. */
const inconsistenciesBetweenServices = async (ask: Ask): Promise<string[]> => {
  const quotes = await ask<{ id: string; event_count: string | number }>(
    'booking',
    'SELECT id, event_count FROM quote WHERE event_count > 0 AND id IN (SELECT quote_id FROM booking)',
  );
  const told = await ask<{ quote_id: string; sequence: string | number }>('survey', 'SELECT quote_id, sequence FROM booking');
  const received = new Set((await ask<{ event_id: string }>('survey', 'SELECT event_id FROM inbox')).map(({ event_id: id }) => id));
  const sequences = new Map(told.map(({ quote_id: id, sequence }) => [id, Number(sequence)]));
  const [asked, held] = await holds(ask);
  const taken = new Map(held.map((hold) => [hold.id, hold]));
  // A pending request ends within a minute.
  const ended = asked.filter(({ asked_at: at }) => at === null);
  return [
    ...quotes
      .filter(({ id, event_count: count }) => sequences.get(id) !== Number(count))
      .map(
        ({ id, event_count: count }) =>
          `${id} has told ${count}, survey knows ${sequences.get(id)} and ${received.has(`${id}-${count}`) ? 'has received' : 'never received'} the last`,
      ),
    ...ended
      .filter(
        ({ id, credits, sequence }) =>
          Number(taken.get(id)?.credits) !== Number(credits) || Number(taken.get(id)?.sequence) !== Number(sequence),
      )
      .map(({ id, credits }) => `hold ${id} of ${credits} is ${taken.get(id)?.credits}`),
  ];
};

/**
 * Waits until every event but mails was taken and the services agree. Answers what they do not agree on, nor will: an event that a request
 * of the last moment wrote arrives in time, a lost one never does. Throws with the events that are left.
 */
export const lastingInconsistencies = async (ask: Ask, within = 40_000): Promise<string[]> => {
  const until = Date.now() + within;
  for (;;) {
    const left = await Promise.all(
      databaseNames.map((name) => ask<{ type: string }>(name, "SELECT type FROM outbox WHERE type NOT LIKE '%mail%'")),
    );
    const isLate = Date.now() > until;
    if (left.flat().length === 0) {
      const found = await inconsistenciesBetweenServices(ask);
      if (found.length === 0 || isLate) return found;
    } else if (isLate) throw new Error(`not told: ${left.flat().map(({ type }) => type)}`);
    await pause(200);
  }
};

/** Number of claims of each quote's live option. */
export const claimsOf = async (ask: Ask, quoteIds: readonly string[]): Promise<Record<string, number>> => {
  const rows = await ask<{ quote_id: string; claims: string | number }>(
    'booking',
    `SELECT quote_id, count(*) AS claims FROM booking JOIN claim ON booking_id = booking.id WHERE status = 'option' GROUP BY quote_id`,
  );
  const counts = new Map(rows.map(({ quote_id: id, claims }) => [id, Number(claims)]));
  return Object.fromEntries(quoteIds.map((id) => [id, counts.get(id) ?? 0]));
};

/**
 * Ids of all quotes, sorted. Two of one demand are no fault: who searches for the same again has the same demand, and another choice or another
 * price makes another quote. A retry that made a second one shows as a quote that no call was answered with.
 */
export const quotesOf = async (ask: Ask): Promise<string[]> =>
  (await ask<{ id: string }>('booking', 'SELECT id FROM quote')).map(({ id }) => id).sort();

/** Those before and those that calls were answered with, as `quotesOf` has them. */
export const quotesWith = (before: readonly string[], ...answered: (readonly { quoteId: string }[])[]): string[] =>
  [...new Set([...before, ...answered.flat().map(({ quoteId }) => quoteId)])].sort();
