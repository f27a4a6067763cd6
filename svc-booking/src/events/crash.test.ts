import { bookingEventTypes } from '@plenary/contracts/events';
import { kitTables } from '@plenary/service-kit/kit-tables';
import type { OutboxEvent } from '@plenary/service-kit/outbox';
import { createRelay } from '@plenary/service-kit/relay';
import { capturedLogger } from '@plenary/service-kit/testing/captured-logger';
import { onBothEngines } from '@plenary/service-kit/testing/each-engine';
import { mortalDatabase } from '@plenary/service-kit/testing/mortal-database';
import { bookingMigrations } from '../db/migrations.ts';
import { fakeDocuments } from '../documents/testing/fake-documents.ts';
import { faultsInBooks } from '../options/testing/faults-in-books.ts';
import { claire, oneDay } from '../options/testing/option-searches.ts';
import { optionWorld } from '../options/testing/option-world.ts';
import { signatureVerbs } from '../signature/testing/each-signature-world.ts';

const mostRuns = 100;

onBothEngines(bookingMigrations, (open) => {
  it('an approval whose service is killed between any two writes and any two deliveries is delivered once', async () => {
    const { database, fate } = mortalDatabase(await open());
    const fake = fakeDocuments();
    const options = await optionWorld(database, undefined, { documents: fake.documents, wantedEvents: new Set<string>(bookingEventTypes) });
    const { prepare, sign } = signatureVerbs(options, fake);
    const quoteId = await options.quoteOf(claire, oneDay);
    const { body: draft } = await prepare(claire, quoteId);
    const diesAfter = (writes: number) => Object.assign(fate, { diesAt: writes, written: 0 });

    let writes = 0;
    do diesAfter(writes++);
    while ((await sign(claire, quoteId, draft, { key: 'press-1' })).status >= 300 && writes < mostRuns);
    expect(writes).toBeGreaterThan(10);

    const came: OutboxEvent[] = [];
    const take = async (event: OutboxEvent) => void came.push(event);
    const relay = createRelay({
      database,
      logger: capturedLogger().logger,
      now: () => options.clock.now,
      subscribers: { ...Object.fromEntries(bookingEventTypes.map((type) => [type, take])), mail: async () => {} },
    });
    const waiting = async () => (await database.read.select().from(kitTables(database.dialect).outbox)).length;
    let runs = 0;
    for (; runs < mostRuns && (await waiting()) > 0; runs++) {
      diesAfter(runs);
      await relay.runOnce().catch(() => 0);
      options.clock.now += 60_000;
    }
    expect(await waiting()).toBe(0);

    const inbox = new Map(came.filter(({ aggregateId }) => aggregateId === quoteId).map((event) => [event.id, event]));
    // Some came again, as they do after a kill: an inbox knows them by their id.
    expect(came.length).toBeGreaterThan(inbox.size);
    const told = [...inbox.values()].sort((one, other) => one.sequence - other.sequence);
    expect(told.map(({ sequence }) => sequence)).toEqual(told.map((_, index) => index + 1));
    expect(told.filter(({ type }) => type === 'booking.approved')).toEqual([told.at(-1)]);
    expect(await faultsInBooks(options.deps)).toEqual([]);
  });
});
