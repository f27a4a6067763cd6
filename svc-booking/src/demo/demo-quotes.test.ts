import * as bookingSchemas from '@plenary/contracts/booking.schemas';
import { quote } from '@plenary/contracts/quote';
import { as, testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { initialClosedPeriods } from '../calendar/closed-periods.ts';
import { closedDayLookup } from '../calendar/open-days.ts';
import { bookingMigrations } from '../db/migrations.ts';
import { bookingWorld, testNow } from '../testing/booking-world.ts';
import { putVenues } from '../testing/mint-venue.ts';
import { addDemoQuotes } from './add-demo-quotes.ts';
import { demoBookings } from './demo-bookings.ts';
import { demoVenues } from './demo-network.ts';
import { demoQuotes } from './demo-quotes.ts';
import { heldByQuote } from './held-by-quote.ts';
import type { DemoBookingDay } from './venue-diary.ts';

const settings = { administrationFeesPercent: 3, depositPercent: 70 };

onEachEngine(bookingMigrations, (open) => {
  itOnBothEngines('gives Claire a quote that can be read for each of her events', async () => {
    const { app, deps } = bookingWorld(await open());
    const quotesOfDemo = demoQuotes({ today: '2026-09-14', now: testNow, settings });
    const booked = new Set(quotesOfDemo.map(({ venueId }) => venueId));
    await putVenues(
      deps,
      demoVenues.filter(({ venue }) => booked.has(venue.id)).map(({ venue, rooms }) => ({ record: venue, rooms })),
    );
    await deps.database.transact((tx) => addDemoQuotes(tx, deps.tables, quotesOfDemo));
    const get = async (address: string) => (await app.request(address, { headers: await as(testUser()) })).json();
    const { quotes } = bookingSchemas.listQuotes.response.parse(await get('/api/quotes'));
    expect(quotes.map(({ id }) => id.slice(-2)).sort()).toEqual(['01', '02', '03', '04', '05', '06', '07', '08', '09', '12']);
    for (const { id, totalIncludingVatPrice } of quotes) {
      const read = quote.parse(await get(`/api/quotes/${id}`));
      expect(read.totalIncludingVatPrice).toBe(totalIncludingVatPrice);
      expect(totalIncludingVatPrice).toBeGreaterThan(0);
    }
  });
});

it('quotes for weekdays in a row, from any day of the week, and before the event', () => {
  for (let count = 0; count < 7; count++) {
    const now = testNow + count * 24 * 60 * 60 * 1_000;
    const today = new Date(now).toISOString().slice(0, 10);
    for (const { frozen, createdAt } of demoQuotes({ today, now, settings })) {
      const days = frozen.search.days.map(({ date }) => Date.parse(date));
      expect(days.map((day) => new Date(day).getUTCDay()).filter((day) => day === 0 || day === 6)).toEqual([]);
      expect(new Set(days.map((day, index) => day - index * 24 * 60 * 60 * 1_000)).size).toBe(1);
      expect(createdAt).toBeLessThan(days[0] ?? 0);
    }
  }
});

it('the slots of its quotes are kept free of other bookings, and fit into the rooms and lunches of an empty venue', () => {
  const held = demoQuotes({ today: '2026-11-20', now: Date.UTC(2026, 10, 20), settings }).map(heldByQuote);
  const isClosed = closedDayLookup(initialClosedPeriods);
  const others = demoBookings({ today: '2026-11-20', venues: demoVenues, isClosed, held });
  const slotsOf = (bookings: readonly { days: readonly DemoBookingDay[] }[]) =>
    bookings.flatMap(({ days }) => days.flatMap(({ date, slots }) => slots.map(({ roomId, half }) => `${date} ${roomId} ${half}`)));
  const own = slotsOf(held);
  expect(new Set(own).size).toBe(own.length);
  expect(own.every((slot) => !/ {2}/.test(slot))).toBe(true);
  const taken = new Set(slotsOf(others));
  expect(own.filter((slot) => taken.has(slot))).toEqual([]);
});
