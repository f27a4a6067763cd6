import * as bookingSchemas from '@plenary/contracts/booking.schemas';
import { quote } from '@plenary/contracts/quote';
import { as, testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { initialClosedPeriods } from '../calendar/closed-periods.ts';
import { closedDayLookup } from '../calendar/open-days.ts';
import { bookingMigrations } from '../db/migrations.ts';
import { makeTerms } from '../deal-terms/testing/make-terms.ts';
import { bookingWorld, testNow } from '../testing/booking-world.ts';
import { putVenues } from '../testing/make-venue.ts';
import { makeVatRates } from '../vat-rates/testing/make-vat-rates.ts';
import { addDemoQuotes } from './add-demo-quotes.ts';
import { demoBookings } from './demo-bookings.ts';
import { demoVenues } from './demo-network.ts';
import { demoQuotes } from './demo-quotes.ts';
import { heldByQuote } from './held-by-quote.ts';
import { quoteSketches } from './quote-sketches.ts';
import type { DemoBookingDay } from './venue-diary.ts';

const isClosed = closedDayLookup(initialClosedPeriods);
const settings = { administrationFeesPercent: 3, depositPercent: 70 };

onEachEngine(bookingMigrations, (open) => {
  itOnBothEngines('gives Claire a quote that can be read for each of her events', async () => {
    const { app, deps } = bookingWorld(await open());
    const quotesOfDemo = demoQuotes({
      today: '2026-09-14',
      now: testNow,
      settings,
      terms: makeTerms(),
      vatRates: makeVatRates(),
      isClosed,
    });
    const booked = new Set(quotesOfDemo.map(({ venueId }) => venueId));
    await putVenues(
      deps,
      demoVenues.filter(({ venue }) => booked.has(venue.id)).map(({ venue, rooms }) => ({ record: venue, rooms })),
    );
    await deps.database.transact((tx) => addDemoQuotes(tx, deps.tables, quotesOfDemo));
    const get = async (address: string) => (await app.request(address, { headers: await as(testUser()) })).json();
    const { quotes } = bookingSchemas.listQuotes.response.parse(await get('/api/quotes'));
    expect(quotes.map(({ id }) => id.slice(-2)).sort()).toEqual(['01', '02', '03', '04', '05', '06', '07', '08', '09', '12']);
    const promoted: string[] = [];
    for (const { id, totalIncludingVatPrice } of quotes) {
      const read = quote.parse(await get(`/api/quotes/${id}`));
      expect(read.totalIncludingVatPrice).toBe(totalIncludingVatPrice);
      expect(totalIncludingVatPrice).toBeGreaterThan(0);
      if (read.items.some(({ unitPrice, catalogPrice }) => unitPrice < catalogPrice)) promoted.push(read.venue.slug);
    }
    expect(promoted).toContain('etoile');
  });
});

const dayLength = 24 * 60 * 60 * 1_000;
const countryOf = new Map(demoVenues.map(({ venue }) => [venue.id, venue.address.countryCode]));

it('quotes for open days in a row, on any day of two years, before the event', () => {
  for (let count = 0; count < 2 * 365; count += 3) {
    const now = testNow + count * dayLength;
    const today = new Date(now).toISOString().slice(0, 10);
    const onClosedDays = [];
    for (const { venueId, frozen, createdAt } of demoQuotes({
      today,
      now,
      settings,
      terms: makeTerms(),
      vatRates: makeVatRates(),
      isClosed,
    })) {
      const dates = frozen.search.days.map(({ date }) => date);
      onClosedDays.push(...dates.filter((date) => isClosed(countryOf.get(venueId) ?? 'FRA', date)));
      const days = dates.map((date) => Date.parse(date));
      expect(new Set(days.map((day, index) => day - index * dayLength)).size).toBe(1);
      expect(createdAt).toBeLessThan(days[0] ?? 0);
    }
    expect({ today, onClosedDays }).toEqual({ today, onClosedDays: [] });
  }
});

it('keeps its events on their side of today and apart at a venue, whatever the calendar closes', () => {
  for (let count = 0; count < 2 * 365; count += 3) {
    const now = testNow + count * dayLength;
    const today = new Date(now).toISOString().slice(0, 10);
    const quotesOfDemo = demoQuotes({ today, now, settings, terms: makeTerms(), vatRates: makeVatRates(), isClosed });
    const days = quotesOfDemo.flatMap(({ venueId, frozen }) => frozen.search.days.map(({ date }) => `${venueId} ${date}`));
    expect(new Set(days).size).toBe(days.length);
    const isPast = quotesOfDemo.map(({ frozen }) => frozen.search.days.every(({ date }) => date < today));
    expect(isPast).toEqual(quoteSketches.map(({ startsIn }) => startsIn < 0));
  }
});

it('the slots of its quotes are kept free of other bookings, and fit into the rooms and lunches of an empty venue', () => {
  const held = demoQuotes({
    today: '2026-11-20',
    now: Date.UTC(2026, 10, 20),
    settings,
    terms: makeTerms(),
    vatRates: makeVatRates(),
    isClosed,
  }).map(heldByQuote);
  const others = demoBookings({ today: '2026-11-20', venues: demoVenues, isClosed, held });
  const slotsOf = (bookings: readonly { days: readonly DemoBookingDay[] }[]) =>
    bookings.flatMap(({ days }) => days.flatMap(({ date, slots }) => slots.map(({ roomId, half }) => `${date} ${roomId} ${half}`)));
  const own = slotsOf(held);
  expect(new Set(own).size).toBe(own.length);
  expect(own.every((slot) => !/ {2}/.test(slot))).toBe(true);
  const taken = new Set(slotsOf(others));
  expect(own.filter((slot) => taken.has(slot))).toEqual([]);
});
