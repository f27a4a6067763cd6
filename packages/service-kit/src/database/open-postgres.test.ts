import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { Client } from 'pg';
import { kitMigration, kitTables } from '../kit-tables.ts';
import { createLogger } from '../logger.ts';
import { answerErrors } from '../problem.ts';
import { holdReader } from '../testing/hold-reader.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openPostgres, type PostgresOptions } from './open-postgres.ts';

const { throttle } = kitTables('postgres');
const row = { key: 'k', windowStart: 0, count: 1 };
const countUp = (database: Database, by: number) =>
  database.transact((tx) => tx.update(throttle).set({ count: by }).where(eq(throttle.key, 'k')).returning());

const admin = new Client({ connectionString: process.env.TEST_POSTGRES_URL ?? '' });
const name = `test_${randomUUID().replaceAll('-', '')}`;
const address = (process.env.TEST_POSTGRES_URL ?? '').replace(/\/postgres$/, `/${name}`);
const opened: Database[] = [];
const open = (options: Partial<PostgresOptions> = {}): Database => {
  const database = openPostgres({ url: address, ...options });
  opened.push(database);
  return database;
};

beforeAll(async () => {
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  const database = open();
  await migrate(database, [kitMigration]);
  await database.transact((tx) => tx.insert(throttle).values(row));
});
afterAll(async () => {
  for (const database of opened) await database.close();
  await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await admin.end();
});

/** Something that happens once, whenever it is waited for. */
const signal = () => {
  let tell = () => {};
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return { tell, told };
};

test('a process that hangs in a transaction loses it, others get its rows, and it goes on with a new connection', async () => {
  const hung = open({ longestSilence: 500 });
  const [updated, resumed] = [signal(), signal()];
  const hanging = hung.transact(async (tx) => {
    await tx.update(throttle).set({ count: 99 }).where(eq(throttle.key, 'k')).returning();
    updated.tell();
    await resumed.told;
    return tx.select().from(throttle);
  });
  const refused = expect(hanging).rejects.toThrow();
  // On a busy machine it may be ended before its update.
  await Promise.race([updated.told, refused]);
  // This waits for the rows, and has them once the server has ended the other's transaction.
  await countUp(open(), 2);
  resumed.tell();
  await refused;
  expect(await hung.read.select().from(throttle)).toEqual([{ ...row, count: 2 }]);
});

test('a call whose transaction loses against others each time answers 503, to be asked again', async () => {
  const other = open();
  const losing = open({ random: () => 0 });
  let turn = 10;
  const app = new Hono();
  app.onError(answerErrors(createLogger({ service: 'test', level: 'silent' })));
  app.get('/lost', async (context) => {
    await losing.transact(async (tx) => {
      await tx.select().from(throttle);
      await countUp(other, turn++);
      return tx.update(throttle).set({ count: 0 }).where(eq(throttle.key, 'k')).returning();
    });
    return context.text('won');
  });
  const answer = await app.request('/lost');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await answer.json()).toMatchObject({ status: 503, code: 'service-unavailable' });
  expect(await other.read.select().from(throttle)).toEqual([{ ...row, count: turn - 1 }]);
});

test('a migration that waits for a reader lets everybody else read meanwhile, and is applied once the reader has ended', async () => {
  const migrating = open();
  const others = open();
  const reader = await holdReader(address, 'SELECT * FROM throttle');
  const rests: number[] = [];
  const tried = jest.fn();
  const added = { name: '9000-note', sql: 'ALTER TABLE throttle ADD COLUMN note TEXT' };
  await migrate(migrating, [kitMigration, added], {
    onStep: tried,
    pause: async (milliseconds) => {
      rests.push(milliseconds);
      // While it rests it asks for no lock: nobody queues behind it.
      expect(await others.read.select().from(throttle)).toHaveLength(1);
      if (rests.length === 6) await reader.end();
    },
  });
  expect(rests).toEqual([500, 1_000, 2_000, 4_000, 5_000, 5_000]);
  expect(tried.mock.calls).toEqual(Array(7).fill(['9000-note']));
  await others.script("UPDATE throttle SET note = 'there'");
});

test('a migration that never gets its locks gives up, and leaves nothing behind', async () => {
  const reader = await holdReader(address, 'SELECT * FROM throttle');
  const steps = [
    kitMigration,
    { name: '9001-left', sql: 'CREATE TABLE left_over (id TEXT PRIMARY KEY); ALTER TABLE throttle ADD COLUMN more TEXT' },
  ];
  const pause = jest.fn(async () => {});
  await expect(migrate(open(), steps, { pause, longestWait: 3_000 })).rejects.toMatchObject({
    message: 'step 9001-left failed',
    cause: { code: '55P03' },
  });
  expect(pause.mock.calls).toEqual([[500], [1_000], [2_000]]);
  await expect(open().script('SELECT * FROM left_over')).rejects.toHaveProperty('code', '42P01');
  await reader.end();
});

test('a migration that waits for that of another replica for longer than a statement may take is tried again, and goes on', async () => {
  const other = await holdReader(address, 'SELECT pg_advisory_xact_lock(7536)');
  const tried = jest.fn();
  const step = { name: '9002-turn', sql: 'ALTER TABLE throttle ADD COLUMN turn TEXT' };
  await migrate(open(), [kitMigration, step], { onStep: tried, longestStatement: 2_000, pause: other.end });
  expect(tried.mock.calls).toEqual([['9002-turn'], ['9002-turn']]);
  await open().script("UPDATE throttle SET turn = 'there'");
});

const endless = { name: '9003-endless', sql: 'ALTER TABLE throttle ADD COLUMN endless TEXT; SELECT pg_sleep(600)' };

test('a step that never ends is given up by its name, and leaves nothing behind', async () => {
  await expect(migrate(open(), [kitMigration, endless], { longestStatement: 300 })).rejects.toMatchObject({
    message: 'step 9003-endless failed',
    cause: { code: '57014', message: 'canceling statement due to statement timeout' },
  });
  expect(await open().read.select().from(throttle)).toHaveLength(1);
  await expect(open().script('SELECT endless FROM throttle')).rejects.toHaveProperty('code', '42703');
});

test('a step whose process is killed gives its tables back within two seconds', async () => {
  const killed = new Client({ connectionString: address });
  killed.on('error', () => {});
  await killed.connect();
  const script = (sql: string) => killed.query(sql).then(() => {});
  const migrating = migrate({ ...open(), script }, [kitMigration, endless]).catch((error: Error) => error);
  const isHeld = async () =>
    (await admin.query("SELECT 1 FROM pg_stat_activity WHERE query LIKE '%9003-endless%' AND wait_event = 'PgSleep'")).rowCount;
  while (!(await isHeld())) await pause(20);
  (killed as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
  const begun = performance.now();
  expect(await open().read.select().from(throttle)).toHaveLength(1);
  expect(performance.now() - begun).toBeLessThan(2_000);
  expect(await migrating).toMatchObject({ message: 'step 9003-endless failed', cause: { message: 'Connection terminated unexpectedly' } });
});

test('of two replicas that migrate at once each ends with the tables', async () => {
  const steps = [kitMigration, { name: '9002-both', sql: 'CREATE TABLE made_by_one (id TEXT PRIMARY KEY)' }];
  await Promise.all([migrate(open(), steps), migrate(open(), steps), migrate(open(), steps)]);
  await expect(open().script("INSERT INTO made_by_one (id) VALUES ('1')")).resolves.toBeUndefined();
});
