import { pino } from 'pino';
import type { Database } from './database/database.ts';
import { receiveOnce } from './inbox.ts';
import { kitMigration, kitTables } from './kit-tables.ts';
import { appendEvent, type OutboxEvent } from './outbox.ts';
import { createRelay, Later, pauseAfter, Undeliverable } from './relay.ts';
import { onBothEngines } from './testing/each-engine.ts';

const logger = pino({ level: 'silent' });
const event = (id: string, sequence = 1): OutboxEvent => ({
  id,
  type: 'quote.created',
  aggregateId: 'q1',
  sequence,
  payload: { total: 100 },
});
const append = (database: Database, one: OutboxEvent, now = 0) => database.transact((tx) => appendEvent(tx, database, one, now));

onBothEngines([kitMigration], (open) => {
  it('delivers an event once it is committed, and forgets it', async () => {
    const database = await open();
    const got: string[] = [];
    const relay = createRelay({ database, logger, now: () => 10, subscribers: { 'quote.created': async ({ id }) => void got.push(id) } });
    await append(database, event('e1'));
    await append(database, event('e2'), 1);
    expect(await relay.runOnce()).toBe(2);
    expect(await relay.runOnce()).toBe(0);
    expect(got).toEqual(['e1', 'e2']);
  });

  it('tries again after a pause, and parks an event after 10 tries', async () => {
    const database = await open();
    let now = 0;
    let tries = 0;
    const fail = async () => {
      tries++;
      throw new Error('away');
    };
    const relay = createRelay({ database, logger, now: () => now, subscribers: { 'quote.created': fail } });
    await append(database, event('e1'));
    await relay.runOnce();
    expect(await relay.runOnce()).toBe(0);
    for (let round = 1; round < 12; round++) {
      now += pauseAfter(round);
      await relay.runOnce();
    }
    expect(tries).toBe(10);
    const [row] = await database.read.select().from(kitTables(database.dialect).outbox);
    expect(row).toMatchObject({ id: 'e1', parked: true });
  });

  it('parks an event at once that is undeliverable', async () => {
    const database = await open();
    const refuse = async () => {
      throw new Undeliverable('nobody will ever take it');
    };
    const relay = createRelay({ database, logger, now: () => 0, subscribers: { 'quote.created': refuse } });
    await append(database, event('e1'));
    await relay.runOnce();
    const [row] = await database.read.select().from(kitTables(database.dialect).outbox);
    expect(row).toMatchObject({ id: 'e1', attempts: 1, parked: true });
  });

  it('tries an event that is put off at its hour, however often, without a try lost', async () => {
    const database = await open();
    let now = 0;
    let tries = 0;
    const rest = async () => {
      tries++;
      throw new Later('they rest', { until: now + 60_000 });
    };
    const relay = createRelay({ database, logger, now: () => now, subscribers: { 'quote.created': rest } });
    await append(database, event('e1'));
    for (let round = 0; round < 12; round++) {
      expect(await relay.runOnce()).toBe(1);
      now += 59_999;
      expect(await relay.runOnce()).toBe(0);
      now += 1;
    }
    expect(tries).toBe(12);
    const [row] = await database.read.select().from(kitTables(database.dialect).outbox);
    expect(row).toMatchObject({ id: 'e1', attempts: 0, parked: false, nextAttemptAt: now });
  });

  it('lets events that are put off again and again keep none of the others waiting', async () => {
    const database = await open();
    let now = 100;
    const got: string[] = [];
    const take = async ({ id }: OutboxEvent) => {
      if (id.startsWith('off')) throw new Later('they rest', { until: now + 1 });
      got.push(id);
    };
    const relay = createRelay({ database, logger, now: () => now, subscribers: { 'quote.created': take }, batchSize: 2 });
    for (let i = 0; i < 4; i++) await append(database, event(`off-${i}`), i);
    await append(database, event('e1'), now);
    for (let round = 0; round < 4; round++, now += 10) await relay.runOnce();
    expect(got).toEqual(['e1']);
  });

  it('takes a slow type apart, so that it holds up nothing else', async () => {
    const database = await open();
    const got: string[] = [];
    let printerIsBack = () => {};
    const printed = new Promise<void>((resolve) => {
      printerIsBack = resolve;
    });
    const subscribers = { mail: () => printed, 'quote.created': async ({ id }: OutboxEvent) => void got.push(id) };
    const relayOf = (types: { only: readonly string[] } | { except: readonly string[] }) =>
      createRelay({ database, logger, now: () => 10, subscribers, types });
    await append(database, { ...event('slow'), type: 'mail' });
    await append(database, event('e1', 2));
    const mails = relayOf({ only: ['mail'] }).runOnce();
    expect(await relayOf({ except: ['mail'] }).runOnce()).toBe(1);
    expect(got).toEqual(['e1']);
    printerIsBack();
    expect(await mails).toBe(1);
  });

  it('delivers the oldest first, also after earlier failures', async () => {
    const database = await open();
    let now = 0;
    const got: string[] = [];
    const take = async ({ id }: OutboxEvent) => {
      if (now === 0) throw new Error('away');
      got.push(id);
    };
    const relay = createRelay({ database, logger, now: () => now, subscribers: { 'quote.created': take } });
    await append(database, event('e1'));
    await relay.runOnce();
    await append(database, event('e2', 2), 500);
    now = pauseAfter(1);
    await relay.runOnce();
    expect(got).toEqual(['e1', 'e2']);
  });

  it('leaves alone what another relay has put off since it looked', async () => {
    const database = await open();
    let tries = 0;
    const subscribers = {
      'quote.created': async () => {
        tries++;
        throw new Later('they rest', { until: 60_000 });
      },
    };
    const options = { logger, now: () => 0, subscribers };
    const other = createRelay({ ...options, database });
    const transact: Database['transact'] = async (work) => {
      if (tries === 0) await other.runOnce();
      return database.transact(work);
    };
    await append(database, event('e1'));
    await createRelay({ ...options, database: { ...database, transact } }).runOnce();
    expect(tries).toBe(1);
  });

  it('keeps an event until it is due', async () => {
    const database = await open();
    let now = 0;
    const got: string[] = [];
    const relay = createRelay({ database, logger, now: () => now, subscribers: { 'quote.created': async ({ id }) => void got.push(id) } });
    await database.transact((tx) => appendEvent(tx, database, event('e1'), 0, { dueAt: 5_000 }));
    now = 4_999;
    expect(await relay.runOnce()).toBe(0);
    now = 5_000;
    expect(await relay.runOnce()).toBe(1);
    expect(got).toEqual(['e1']);
  });

  it('leases an event to one of two relays that run at once', async () => {
    const database = await open();
    const got: string[] = [];
    const relay = () =>
      createRelay({ database, logger, now: () => 10, subscribers: { 'quote.created': async ({ id }) => void got.push(id) } });
    for (let i = 0; i < 10; i++) await append(database, event(`e${i}`));
    await Promise.all([relay().runOnce(), relay().runOnce(), relay().runOnce()]);
    expect(got.sort()).toEqual(Array.from({ length: 10 }, (_, i) => `e${i}`));
  });

  it('lets a received event work once, however often it arrives', async () => {
    const database = await open();
    let worked = 0;
    const receive = () => receiveOnce(database, { eventId: 'e1', now: 1 }, async () => void worked++);
    expect([await receive(), await receive()]).toEqual([true, false]);
    expect(worked).toBe(1);
  });
});
