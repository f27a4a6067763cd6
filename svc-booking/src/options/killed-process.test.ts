import { spawn } from 'node:child_process';
import path from 'node:path';
import { bookingEventTypes } from '@plenary/contracts/events';
import { createRelay } from '@plenary/service-kit/relay';
import { bundleProgram } from '@plenary/service-kit/testing/bundle-program';
import { capturedLogger } from '@plenary/service-kit/testing/captured-logger';
import { onBothEngines } from '@plenary/service-kit/testing/each-engine';
import { bookingMigrations } from '../db/migrations.ts';
import { testNow } from '../testing/booking-world.ts';
import { addressOf } from './testing/address-of.ts';
import { faultsInBooks } from './testing/faults-in-books.ts';
import { raceCourse } from './testing/race-course.ts';

const program = bundleProgram(path.join(__dirname, 'testing/option-process.ts'));
afterAll(program.remove);
const timeLimit = 180_000;
/** Longer than a relay leases an event; in milliseconds. */
const leased = 60_000;

/** Lets the process run until it has acknowledged so many writes, kills it on the spot, and answers all it said. */
const runUntilKilled = (address: string, acknowledged: number): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program.file, address], { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    let complaint = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint += text;
    });
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if ((said.match(/^(placed|released) /gm) ?? []).length >= acknowledged) child.kill('SIGKILL');
    });
    child.once('exit', (_, signal) => {
      if (signal === 'SIGKILL') resolve(said.split('\n'));
      else reject(new Error(`the process ended by itself: ${said.slice(-200)} ${complaint}`));
    });
  });

onBothEngines(bookingMigrations, (open, dialect) => {
  it(
    'a process killed at any point loses nothing it has acknowledged, leaves no half option, and what happened is told once',
    async () => {
      const database = await open();
      const { deps, runners } = await raceCourse(database, { runners: 60 });
      const address = await addressOf(database, dialect);
      const told: string[] = [];
      for (const acknowledged of [3, 16]) {
        const said = await runUntilKilled(address, acknowledged);
        told.push(...said.flatMap((line) => (line.startsWith('told ') ? line.slice('told '.length) : [])));
        const quotesAfter = (word: string) => said.flatMap((line) => (line.startsWith(`${word} `) ? line.slice(word.length + 1) : []));
        const rows = await database.read.select().from(deps.tables.booking);
        const liveQuotes = new Set(rows.filter(({ status }) => status === 'option').map(({ quoteId }) => quoteId));
        const released = quotesAfter('released');
        const releasing = quotesAfter('releasing');
        expect(released.filter((quoteId) => liveQuotes.has(quoteId))).toEqual([]);
        const standing = quotesAfter('placed').filter((quoteId) => !releasing.includes(quoteId));
        expect(standing.filter((quoteId) => !liveQuotes.has(quoteId))).toEqual([]);
        expect(standing.length).toBeGreaterThan(0);
        expect(await faultsInBooks(deps)).toEqual([]);
      }
      expect(runners).toHaveLength(60);
      expect(told.length).toBeGreaterThan(0);
      const take = async ({ id }: { id: string }) => void told.push(id);
      const subscribers = { ...Object.fromEntries(bookingEventTypes.map((type) => [type, take])), mail: async () => {} };
      // Events leased by a killed relay are due again.
      const relay = createRelay({ database, logger: capturedLogger().logger, now: () => testNow + leased, subscribers });
      while ((await relay.runOnce()) > 0);
      const quotes = await database.read.select().from(deps.tables.quote);
      const happened = quotes.flatMap(({ id, eventCount }) => Array.from({ length: eventCount }, (_, index) => `${id}-${index + 1}`));
      // An event that had left when its process was killed leaves again, under the same id.
      expect([...new Set(told)].sort()).toEqual(happened.sort());
    },
    timeLimit,
  );
});
