import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { querySqlite } from '@plenary/service-kit/testing/query-sqlite';

const waiting = (dataDir: string, name: string): number => {
  const [row] = querySqlite<{ count: number }>(
    path.join(dataDir, `${name}.sqlite`),
    'SELECT count(*) AS count FROM outbox WHERE parked = 0',
  );
  return row?.count ?? 0;
};

/** A service that was away is asked again after as long a pause as it was away: twice the slowest start, and some. */
const within = 180_000;

/** Waits until svc-survey has been told of the demo's bookings and has made its events of them. Throws after three minutes. */
export const awaitDemo = async (dataDir: string): Promise<void> => {
  const until = Date.now() + within;
  // The order matters: an event that has left svc-booking is already in the outbox of svc-survey.
  while (waiting(dataDir, 'booking') > 0 || waiting(dataDir, 'survey') > 0) {
    if (Date.now() > until) throw new Error('svc-survey has not been told of the bookings of the demo');
    await pause(100);
  }
};
