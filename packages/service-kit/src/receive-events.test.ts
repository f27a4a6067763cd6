import { eq } from 'drizzle-orm';
import { actorTokens } from './actor.ts';
import { createService } from './create-service.ts';
import type { Database } from './database/database.ts';
import { kitMigration, kitTables } from './kit-tables.ts';
import { appendEvent, type OutboxEvent } from './outbox.ts';
import { postEvent, toEach } from './post-event.ts';
import { receiveEvents } from './receive-events.ts';
import { createRelay, type Subscriber } from './relay.ts';
import { as, testSecret, testUser } from './testing/as-actor.ts';
import { capturedLogger } from './testing/captured-logger.ts';
import { onBothEngines } from './testing/each-engine.ts';

const tokens = actorTokens({ secret: testSecret });
const event: OutboxEvent = { id: 'e1', type: 'user.erased', aggregateId: 'u1', sequence: 1, payload: { userId: 'u1' } };

/** A service that stores received events in its throttle table, as an available table. */
const subscriber = (database: Database) => {
  const app = createService({ logger: capturedLogger().logger, tokens, health: {} });
  const { throttle } = kitTables(database.dialect);
  receiveEvents(app, {
    database,
    now: () => 10,
    handlers: {
      'user.erased': async (tx, { aggregateId, sequence, payload }) => {
        if (payload === 'broken') throw new Error('cannot be read');
        await tx.insert(throttle).values({ key: aggregateId, windowStart: Date.now(), count: sequence });
      },
    },
  });
  const post = postEvent({
    origin: 'http://there.example',
    from: 'svc-identity',
    tokens,
    fetch: (input, init) => Promise.resolve(app.request(String(input).replace('http://there.example', ''), init)),
    deadline: () => AbortSignal.timeout(1_000),
    now: () => 10,
  });
  const kept = () => database.read.select().from(throttle).where(eq(throttle.key, 'u1'));
  return { app, post, kept };
};

onBothEngines([kitMigration], (open) => {
  it('does what an event asks once, however often it comes', async () => {
    const { post, kept } = subscriber(await open());
    await toEach(post, post)(event);
    await Promise.all([post(event), post(event)]);
    expect(await kept()).toHaveLength(1);
  });

  it('is delivered although another subscriber is unavailable, and the event counts as undelivered', async () => {
    const { post, kept } = subscriber(await open());
    const away = async () => Promise.reject(new Error('away'));
    await expect(toEach(away, post)(event)).rejects.toThrow('away');
    expect(await kept()).toHaveLength(1);
  });

  describe('while a service is away', () => {
    const network = () => Promise.reject(new TypeError('fetch failed'));
    const late = () => Promise.reject(new DOMException('too late', 'TimeoutError'));
    const answers = (status: number) => () => Promise.resolve(new Response(null, { status }));
    const relayOf = async (subscribe: (post: ReturnType<typeof postEvent>) => Subscriber = (post) => post) => {
      const database = await open();
      const world = { now: 0, fetch: network as typeof globalThis.fetch, tries: 0 };
      const now = () => world.now;
      const fetch: typeof globalThis.fetch = (...args) => {
        world.tries++;
        return world.fetch(...args);
      };
      const deadline = () => AbortSignal.timeout(1_000);
      const post = postEvent({ origin: 'http://there.example', from: 'svc-identity', tokens, fetch, deadline, now });
      const { logger } = capturedLogger();
      const relay = createRelay({ database, logger, now, subscribers: { 'user.erased': subscribe(post) } });
      await database.transact((tx) => appendEvent(tx, database, event, 0));
      const { outbox } = kitTables(database.dialect);
      const waiting = () => database.read.select().from(outbox);
      /** Runs the relay whenever something is due, until the clock says so. */
      const runUntil = async (end: number) => {
        for (;;) {
          await relay.runOnce();
          const [next] = await waiting();
          if (!next || next.parked || next.nextAttemptAt > end) break;
          world.now = next.nextAttemptAt;
        }
        world.now = end;
      };
      return { world, waiting, runUntil };
    };
    const hour = 60 * 60_000;

    it.each([
      ['can’t be reached', network],
      ['does not answer in time', late],
      ['has no copy that is ready', answers(503)],
      ['is asked too much', answers(429)],
      ['has nothing but a proxy left', answers(502)],
    ])('for an hour, where it %s, an event waits with growing pauses and is delivered when it is back', async (_, fetch) => {
      const { world, waiting, runUntil } = await relayOf();
      world.fetch = fetch;
      await runUntil(hour);
      expect(await waiting()).toMatchObject([{ attempts: 0, parked: false }]);
      expect(world.tries).toBeLessThan(30);
      world.fetch = answers(204);
      await runUntil(hour + 5 * 60_000);
      expect(await waiting()).toEqual([]);
    });

    it('is asked within seconds where it was away for seconds', async () => {
      const { world, waiting, runUntil } = await relayOf();
      await runUntil(3_000);
      world.fetch = answers(204);
      await runUntil(6_000);
      expect(await waiting()).toEqual([]);
    });

    it.each([400, 403, 500])('an event answered with %i is parked after 10 attempts', async (status) => {
      const { world, waiting, runUntil } = await relayOf();
      world.fetch = answers(status);
      await runUntil(hour);
      expect(await waiting()).toMatchObject([{ attempts: 10, parked: true }]);
    });

    it('it hears of an event that another one refuses', async () => {
      const refuse = async () => Promise.reject(new Error('refused'));
      const { world, waiting, runUntil } = await relayOf((post) => toEach(refuse, post));
      await runUntil(hour);
      expect(await waiting()).toMatchObject([{ parked: false }]);
      const before = world.tries;
      world.fetch = answers(204);
      await runUntil(2 * hour);
      expect(world.tries).toBeGreaterThan(before);
      expect(await waiting()).toMatchObject([{ parked: true }]);
    });
  });

  // Lifecycle L41.
  it('takes an event that it has no use for', async () => {
    const { post, kept } = subscriber(await open());
    await post({ ...event, type: 'quote.made' });
    expect(await kept()).toHaveLength(0);
  });

  it('an event whose handler fails is not taken, and is done when it comes again', async () => {
    const { post, kept } = subscriber(await open());
    await expect(post({ ...event, payload: 'broken' })).rejects.toThrow('answered 500 to user.erased');
    await post(event);
    expect(await kept()).toHaveLength(1);
  });

  it.each([
    ['a visitor', undefined],
    ['an administrator', testUser({ role: 'admin' })],
  ])('is not there for %s', async (_, actor) => {
    const { app, kept } = subscriber(await open());
    const headers = { 'content-type': 'application/json', ...(actor && (await as(actor))) };
    const answer = await app.request('/internal/events', { method: 'POST', headers, body: JSON.stringify(event) });
    expect(answer.status).toBe(404);
    expect(await kept()).toHaveLength(0);
  });
});
