import { kitTables } from '@plenary/service-kit/kit-tables';
import { crmEvent } from '../crm/hand-to-sales.ts';
import { sweepOptions } from '../options/sweep-options.ts';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, hugo, oneDay } from '../options/testing/option-searches.ts';
import type { OptionWorld } from '../options/testing/option-world.ts';
import { keptRepeats, keptUnsigned, runRetention } from './run-retention.ts';

const kept = async ({ deps: { database, tables } }: OptionWorld) => {
  const { demand, quote, callback, booking, crmRecord } = tables;
  const { idempotency } = kitTables(database.dialect);
  const count = (table: Parameters<typeof database.read.$count>[0]) => database.read.$count(table);
  const [demands, quotes, callbacks, bookings, records, replies] = await Promise.all(
    [demand, quote, callback, booking, crmRecord, idempotency].map(count),
  );
  return { demands, quotes, callbacks, bookings, records, replies };
};

/** A customer's demand with its quote, call-back and an option with a key. */
const askForAll = async (world: OptionWorld) => {
  const quoteId = await world.quoteOf(claire, oneDay);
  const { demandId } = (await world.send('GET', `/api/quotes/${quoteId}`, claire)).body;
  await world.send('POST', `/api/demands/${demandId}/call-me-back`, claire, { body: { action: 'call-me-back' } });
  await world.place(claire, quoteId, 'key');
  return quoteId;
};

const all = { demands: 1, quotes: 1, callbacks: 1, bookings: 1, records: 2, replies: 1 };
const nothing = { demands: 0, quotes: 0, callbacks: 0, bookings: 0, records: 0, replies: 0 };

onEachOptionWorld(
  (world) => {
    it('forgets what never became a contract three years on, and not before', async () => {
      await askForAll(world);
      const { clock, deps } = world;
      const start = clock.now;
      await runRetention(deps);
      expect(await kept(world)).toEqual(all);
      clock.now = start + keptRepeats;
      await sweepOptions(deps);
      await runRetention(deps);
      expect(await kept(world)).toEqual({ ...all, replies: 0 });
      clock.now = start + keptUnsigned - 1;
      await runRetention(deps);
      expect(await kept(world)).toEqual({ ...all, replies: 0 });
      clock.now = start + keptUnsigned;
      await runRetention(deps);
      await runRetention(deps);
      expect(await kept(world)).toEqual(nothing);
    });

    it.each(['Partially signed', 'Devis signé - Missing info', 'Approved'])('keeps a quote that is %s, with its demand', async (status) => {
      const { database, tables } = world.deps;
      const quoteId = await world.quoteOf(claire, oneDay);
      await database.transact((tx) => tx.update(tables.quote).set({ status }).returning({ id: tables.quote.id }));
      world.clock.now += keptUnsigned;
      await runRetention(world.deps);
      expect(await kept(world)).toMatchObject({ demands: 1, quotes: 1 });
      expect((await world.send('GET', `/api/quotes/${quoteId}`, claire)).status).toBe(200);
    });

    it('keeps a booking that holds rooms, with the quote it came from', async () => {
      const quoteId = await world.quoteOf(hugo, oneDay);
      await world.book({ quoteId, userId: hugo.userId, slots: [{ roomId: 'Ternes-A', day: oneDay[0]?.date ?? '', half: 'AM' }] });
      world.clock.now += keptUnsigned;
      await runRetention(world.deps);
      expect(await kept(world)).toMatchObject({ demands: 1, quotes: 1, bookings: 1 });
    });
  },
  undefined,
  { wantedEvents: new Set([crmEvent]) },
);
