import { bookingEvent, bookingEventTypes } from '@plenary/contracts/events';
import { kitTables } from '@plenary/service-kit/kit-tables';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { bookingMigrations } from '../db/migrations.ts';
import { bookingWorld } from '../testing/booking-world.ts';
import { demoVenues } from './demo-network.ts';
import { seedDemo } from './seed-demo.ts';

const roomNamesOf = (slug: string) => demoVenues.find(({ venue }) => venue.slug === slug)?.rooms.map(({ name }) => name) ?? [];

onEachEngine(bookingMigrations, (open) => {
  const toldBy = async (prices?: { roomsAlone: boolean }) => {
    const { deps } = bookingWorld(await open(), {
      wantedEvents: new Set(bookingEventTypes),
      ...(prices && { prices: { administrationFeesPercent: 3, depositPercent: 70, ...prices } }),
    });
    // Without the year of other bookings, which are told to nobody.
    await seedDemo(deps, () => []);
    await seedDemo(deps, () => []);
    const events = await deps.database.read.select().from(kitTables(deps.database.dialect).outbox);
    return events.map(({ type, payload }) => ({ type, booking: bookingEvent.parse(payload) }));
  };

  itOnBothEngines('tells once of each quote of the demo, with the rooms that it holds in its own venue', async () => {
    const told = await toldBy();
    expect(told.map(({ type }) => type).sort()).toEqual([...Array<string>(10).fill('booking.approved'), 'option.placed']);
    for (const { booking } of told) {
      const requests = booking.days.reduce((sum, { subcommittees }) => sum + 1 + subcommittees.length, 0);
      expect(booking.rooms).toHaveLength(requests);
      for (const { roomName } of booking.rooms) expect(roomNamesOf(booking.venue.slug)).toContain(roomName);
    }
  });

  it('tells of rooms alone where nothing else is sold', async () => {
    for (const { booking } of await toldBy({ roomsAlone: true })) {
      expect(booking).toMatchObject({ lunches: [], addonPrices: [] });
      expect(Object.values(booking.addons)).not.toContain(true);
    }
  });
});
