import { type BookingEvent, bookingEvent, bookingEventTypes, demandMade } from '@plenary/contracts/events';
import { kitTables } from '@plenary/service-kit/kit-tables';
import type { OutboxEvent } from '@plenary/service-kit/outbox';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { asc, ne } from 'drizzle-orm';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, day, hugo, oneDay, tuesday } from '../options/testing/option-searches.ts';
import type { OptionWorld } from '../options/testing/option-world.ts';
import { searchDay } from '../testing/searches.ts';

const toldBy = async ({ deps: { database } }: OptionWorld): Promise<OutboxEvent[]> => {
  const { outbox } = kitTables(database.dialect);
  return database.read.select().from(outbox).where(ne(outbox.type, 'mail')).orderBy(asc(outbox.createdAt), asc(outbox.sequence));
};
const eventsOf = async (world: OptionWorld, quoteId: string) => (await toldBy(world)).filter(({ aggregateId }) => aggregateId === quoteId);
const payloadOf = (event: OutboxEvent | undefined) => event?.payload as BookingEvent;
const wantedEvents = new Set<string>([...bookingEventTypes, 'demand.made']);

onEachOptionWorld(
  (world) => {
    // Lifecycle L41.
    itOnBothEngines('report each change of a booking once and in order, whole and as the contract says', async () => {
      const { quoteOf, place, release, clock } = world;
      const [first, second] = [await quoteOf(claire, oneDay), await quoteOf(hugo, oneDay)];
      await place(claire, first);
      await place(hugo, second);
      await place(hugo, second);
      clock.now += day;
      await release(claire, first);
      clock.now += 7 * day;
      await world.optionOf(hugo, second);
      expect((await eventsOf(world, first)).map(({ type, sequence }) => [type, sequence])).toEqual([
        ['quote.made', 1],
        ['option.placed', 2],
        ['option.released', 3],
      ]);
      const waiting = await eventsOf(world, second);
      expect(waiting.map(({ type, sequence }) => [type, sequence])).toEqual([
        ['quote.made', 1],
        ['option.placed', 2],
        ['option.promoted', 3],
        ['option.lapsed', 4],
      ]);
      for (const { payload } of waiting) expect(bookingEvent.parse(payload)).toEqual(payload);
      expect(waiting.map((event) => payloadOf(event).option?.rank ?? null)).toEqual([null, 2, 1, null]);
      expect(waiting.map((event) => payloadOf(event).lunches.length)).toEqual([0, 0, 1, 0]);
      expect(waiting.map((event) => payloadOf(event).rooms.length)).toEqual([0, 1, 1, 0]);
    });

    it('names the room of each request once a day, the plenary first, and none for the evening', async () => {
      const casual = { pax: 8, duration: 'AM, PM', configuration: 'casual' } as const;
      const days = [searchDay('2026-10-06', { subcommittees: [casual, casual] }), searchDay('2026-10-07')];
      const quoteId = await world.quoteOf(claire, days, { afterwork: true });
      await world.place(claire, quoteId);
      const placed = payloadOf((await eventsOf(world, quoteId)).at(-1));
      expect(placed.rooms.map(({ day: date, place, index }) => `${date} ${place} ${index}`)).toEqual([
        '2026-10-06 plenary 0',
        '2026-10-06 subcommittee 0',
        '2026-10-06 subcommittee 1',
        '2026-10-07 plenary 0',
      ]);
      expect(new Set(placed.rooms.map(({ roomName }) => roomName))).toEqual(new Set(['P', 'A', 'B']));
      expect(placed.days).toMatchObject(days);
      expect(placed.addons.afterwork).toBe(true);
    });

    it('report with a lunch the seats of each service that this booking can have, without those of others', async () => {
      const [first, second] = [await world.quoteOf(claire, oneDay), await world.quoteOf(hugo, oneDay)];
      const slots = [{ roomId: 'Ternes-A', day: tuesday, half: 'AM' }] as const;
      await world.book({ slots, lunches: [{ day: tuesday, service: 'service1', seats: 50 }] });
      await world.place(claire, first);
      await world.place(hugo, second);
      const placed = payloadOf((await eventsOf(world, first)).at(-1));
      expect(placed.lunches).toEqual([{ day: tuesday, service: 'service1', pax: 24, seatsLeft: { service1: 150, service2: 200 } }]);
      expect(placed.lunchOutsidePrices).toEqual([{ day: tuesday, excludingVat: 1_000, vatPercent: 10 }]);
    });

    it('name the customer as the account said when the quote was made', async () => {
      const quoteId = await world.quoteOf(claire, oneDay);
      await world.place({ ...claire, lastname: 'Durand' }, quoteId);
      const { userId, email, firstname, lastname, phone, companyName, lang } = claire;
      const names = { userId, email, firstname, lastname, phone, companyName, lang };
      expect((await eventsOf(world, quoteId)).map((event) => payloadOf(event).customer)).toEqual([names, names]);
    });

    it("fall back to the mails' recipient for a quote older than events", async () => {
      const quoteId = await world.quoteOf(claire, oneDay);
      const { quote } = world.deps.tables;
      await world.deps.database.transact((tx) => tx.update(quote).set({ customer: null }).returning({ id: quote.id }));
      await world.place(claire, quoteId);
      expect(payloadOf((await eventsOf(world, quoteId)).at(-1)).customer).toMatchObject({ userId: claire.userId, email: claire.email });
    });

    it('report a demand once, for any number of identical searches', async () => {
      await world.quoteOf(claire, oneDay);
      await world.quoteOf(claire, oneDay);
      const demands = (await toldBy(world)).filter(({ type }) => type === 'demand.made');
      expect(demands.map(({ payload }) => demandMade.parse(payload))).toEqual([
        expect.objectContaining({ userId: claire.userId, venueId: 'Ternes', countryCode: 'FRA' }),
      ]);
    });

    it('report nothing of an option that was refused', async () => {
      const [first, second] = [await world.quoteOf(claire, oneDay), await world.quoteOf(hugo, oneDay)];
      const third = await world.quoteOf({ ...hugo, userId: '11111111-0000-4000-8000-000000000099' }, oneDay);
      await world.place(claire, first);
      await world.place(hugo, second);
      expect((await world.place({ ...hugo, userId: '11111111-0000-4000-8000-000000000099' }, third)).status).toBe(409);
      expect((await eventsOf(world, third)).map(({ type }) => type)).toEqual(['quote.made']);
    });
  },
  undefined,
  { wantedEvents },
);

onEachOptionWorld((world) => {
  itOnBothEngines('are not written without a subscriber', async () => {
    await world.place(claire, await world.quoteOf(claire, oneDay));
    expect(await toldBy(world)).toEqual([]);
  });
});
