import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '@plenary/service-kit/database/database';
import { migrate } from '@plenary/service-kit/database/migrate';
import { openPostgres } from '@plenary/service-kit/database/open-postgres';
import { openSqlite } from '@plenary/service-kit/database/open-sqlite';
import { startCluster } from '@plenary/service-kit/testing/postgres-cluster';
import { rawRows } from '@plenary/service-kit/testing/raw-rows';
import { bookingMigrations } from '@plenary/svc-booking/db/migrations';
import { bookingsCount, fill } from './desk.ts';
import { heading, ms, row } from './measure.ts';
import { bookingOn } from './open-booking.ts';

/** Those before it stay: one of them drops what it does not make. */
const firstAgain = '0033-calendar-feeds';
const slowestShown = 5;

const made = /CREATE TABLE (\w+)|CREATE (?:UNIQUE )?INDEX (\w+)|ALTER TABLE (\w+) ADD COLUMN (\w+)/g;
const undone = ({ name, sql }: { name: string; sql: string }): string =>
  [
    ...[...sql.matchAll(made)].reverse().map(([, table, index, of, column]) => {
      if (table) return `DROP TABLE ${table}`;
      return index ? `DROP INDEX ${index}` : `ALTER TABLE ${of} DROP COLUMN ${column}`;
    }),
    `DELETE FROM migration WHERE name = '${name}'`,
  ].join(';\n');

/** Reads quotes one after another until it is stopped; answers how many, and the longest wait in milliseconds. */
const startReader = (database: Database) => {
  let isGoing = true;
  let reads = 0;
  let longest = 0;
  const running = (async () => {
    while (isGoing) {
      const begun = performance.now();
      await rawRows(database, 'SELECT id FROM quote ORDER BY id LIMIT 1');
      longest = Math.max(longest, performance.now() - begun);
      reads++;
    }
  })();
  return async () => {
    isGoing = false;
    await running;
    return { reads, longest };
  };
};

/** `reading` is another pool of connections; SQLite in this process would read between two steps alone. */
const tryMigrations = async (engine: string, database: Database, folder: string, reading?: Database): Promise<void> => {
  await migrate(database, bookingMigrations);
  await fill(bookingOn(database, { now: Date.UTC(2026, 8, 14, 8), folder }));
  const from = bookingMigrations.findIndex(({ name }) => name === firstAgain);
  const again = bookingMigrations.slice(from);
  for (const step of again.toReversed()) await database.script(undone(step));
  await database.script('ANALYZE');
  heading(`The last ${again.length} migrations of svc-booking on ${bookingsCount} bookings, ${engine}`);
  const stopReader = reading && startReader(reading);
  const times: { name: string; took: number }[] = [];
  for (const [index, { name }] of again.entries()) {
    const begun = performance.now();
    await migrate(database, bookingMigrations.slice(0, from + index + 1));
    times.push({ name, took: performance.now() - begun });
  }
  const read = await stopReader?.();
  for (const { name, took } of times.toSorted((a, b) => b.took - a.took).slice(0, slowestShown)) row(name, ms(took));
  row('all', ms(times.reduce((sum, { took }) => sum + took, 0)));
  if (read) row('longest wait of a read meanwhile', ms(read.longest), `${read.reads} reads`);
  await database.close();
};

/** The newest migrations on tables as full as those of a large network, each as a start of the service applies it, on both engines. */
export const benchMigrations = async (): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'plenary-bench-'));
  try {
    await tryMigrations('SQLite', openSqlite(path.join(folder, 'booking.sqlite')), folder);
    const cluster = await startCluster();
    const reading = openPostgres({ url: cluster.url });
    try {
      await tryMigrations('PostgreSQL', openPostgres({ url: cluster.url }), folder, reading);
    } finally {
      await reading.close();
      await cluster.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
