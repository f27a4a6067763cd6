import { eq } from 'drizzle-orm';
import { actorTokens } from './actor.ts';
import { createService } from './create-service.ts';
import type { Database } from './database/database.ts';
import { kitMigration, kitTables } from './kit-tables.ts';
import type { OutboxEvent } from './outbox.ts';
import { postEvent, toEach } from './post-event.ts';
import { receiveEvents } from './receive-events.ts';
import { as, testSecret, testUser } from './testing/as-actor.ts';
import { capturedLogger } from './testing/captured-logger.ts';
import { onEachEngine } from './testing/each-engine.ts';

const tokens = actorTokens({ secret: testSecret });
const event: OutboxEvent = { id: 'e1', type: 'user.erased', aggregateId: 'u1', sequence: 1, payload: { userId: 'u1' } };

/** A service that keeps what it is told in its throttle table, because that is a table it has. */
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
  });
  const kept = () => database.read.select().from(throttle).where(eq(throttle.key, 'u1'));
  return { app, post, kept };
};

onEachEngine([kitMigration], (open) => {
  it('does what an event asks once, however often it comes', async () => {
    const { post, kept } = subscriber(await open());
    await toEach(post, post)(event);
    await Promise.all([post(event), post(event)]);
    expect(await kept()).toHaveLength(1);
  });

  it('is told although another one is away, and the event counts as not delivered', async () => {
    const { post, kept } = subscriber(await open());
    const away = async () => Promise.reject(new Error('away'));
    await expect(toEach(away, post)(event)).rejects.toThrow('away');
    expect(await kept()).toHaveLength(1);
  });

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
