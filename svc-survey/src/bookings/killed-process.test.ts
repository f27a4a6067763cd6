import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Dialect } from '@plenary/service-kit/database/columns';
import type { Database } from '@plenary/service-kit/database/database';
import { bundleProgram } from '@plenary/service-kit/testing/bundle-program';
import { onBothEngines } from '@plenary/service-kit/testing/each-engine';
import { eq, sql } from 'drizzle-orm';
import { surveyMigrations } from '../db/migrations.ts';
import { surveyTables } from '../db/tables.ts';

const program = bundleProgram(path.join(__dirname, '../testing/booking-process.ts'));
afterAll(program.remove);
const timeLimit = 180_000;
const bookings = 12;

/** Where another process finds a test database. */
const addressOf = async ({ read }: Database, dialect: Dialect): Promise<string> => {
  if (dialect === 'sqlite') {
    const [row] = await read.select({ file: sql<string>`file` }).from(sql`pragma_database_list`);
    return row?.file ?? '';
  }
  const [row] = await read.select({ name: sql<string>`name` }).from(sql`(SELECT current_database() AS name) AS here`);
  return (process.env.TEST_POSTGRES_URL ?? '').replace(/\/postgres$/, `/${row?.name}`);
};

/** Lets the process run until it has said so many lines, kills it on the spot, or lets it come to its end; answers all it said. */
const run = (address: string, { start, lines }: { start: number; lines: number }): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program.file, address, String(bookings), String(start)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    let complaint = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint += text;
    });
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.split('\n').length > lines) child.kill('SIGKILL');
    });
    child.once('exit', (code, signal) => {
      if (signal === 'SIGKILL' || code === 0) resolve(said.split('\n').filter(Boolean));
      else reject(new Error(`the process failed: ${said.slice(-200)} ${complaint}`));
    });
  });

onBothEngines(surveyMigrations, (open, dialect) => {
  it(
    'a service killed between any two steps of a booking’s way brings each booking to its survey once',
    async () => {
      const database = await open();
      const address = await addressOf(database, dialect);
      const told: string[] = [];
      for (const [start, lines] of [1, 4, 9, 14, 17].entries()) told.push(...(await run(address, { start, lines })));
      const end = await run(address, { start: 9, lines: Number.POSITIVE_INFINITY });
      expect(end.at(-1)).toBe('done');
      const tables = surveyTables(dialect);
      const events = await database.read.select().from(tables.meetingEvent).where(eq(tables.meetingEvent.isReady, true));
      expect(events).toHaveLength(bookings);
      expect(new Set(events.map(({ quoteId }) => quoteId)).size).toBe(bookings);
      const steps = await database.read.select().from(tables.surveyStep);
      for (const { id } of events) {
        const keys = steps.filter(({ eventId }) => eventId === id).map(({ key }) => key);
        expect(keys.sort()).toEqual(['0/lunch', '0/plenary/0', 'additional-needs', 'contact', 'upsell']);
      }
      const invited = await database.read.select().from(tables.notice);
      expect(invited).toHaveLength(bookings);
      const mailed = [...told, ...end].filter((line) => line.startsWith('mailed '));
      // A mail that had left when the process was killed may leave again, under the same id.
      expect(new Set(mailed).size).toBe(bookings);
    },
    timeLimit,
  );
});
