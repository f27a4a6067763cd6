import { timeZoneOf } from '@plenary/contracts/terms';
import { addBookings, type NewBooking } from '../bookings/add-bookings.ts';
import { initialClosedPeriods } from '../calendar/closed-periods.ts';
import { closedDayLookup } from '../calendar/open-days.ts';
import { todayIn } from '../calendar/today-in.ts';
import { termsOn } from '../deal-terms/deal-terms.ts';
import { readTerms } from '../deal-terms/read-deal-terms.ts';
import type { BookingDeps } from '../deps.ts';
import { recordChange } from '../events/record-change.ts';
import { type LunchSeats, lunchServiceFor } from '../search/lunch-seats.ts';
import { readVatRates } from '../vat-rates/read-vat-rates.ts';
import { addVenue } from '../venues/add-venue.ts';
import { addDemoQuotes } from './add-demo-quotes.ts';
import { type DemoBooking, demoBookings } from './demo-bookings.ts';
import { demoVenues } from './demo-network.ts';
import { demoPromotions } from './demo-promotions.ts';
import { demoQuotes } from './demo-quotes.ts';
import { heldByQuote, type QuoteBooking } from './held-by-quote.ts';

const hour = 60 * 60 * 1_000;
const dayLength = 24 * hour;
const optionOfQuoteLeft = 5 * dayLength;
const optionLife = 7 * dayLength;
const optionEndsBeforeEvent = 2 * dayLength;

/**
 * Puts the demo network, a year of its bookings and the customers' quotes into an empty database, and tells the other services of the
 * quotes; a database that has venues stays as it is.
 */
export const seedDemo = async (deps: BookingDeps, drawBookings = demoBookings): Promise<void> => {
  const { database, tables, now, prices } = deps;
  const at = now();
  await database.transact(async (tx) => {
    const [known] = await tx.select({ id: tables.venue.id }).from(tables.venue).limit(1);
    if (known) return;
    const today = todayIn({ now: at, timeZone: timeZoneOf.FRA });
    const isClosed = closedDayLookup(initialClosedPeriods);
    const terms = termsOn(await readTerms(tx, tables), today);
    const vatRates = await readVatRates(tx, tables);
    const quotes = demoQuotes({ today, now: at, settings: prices, terms, vatRates, isClosed });
    const held = quotes.map(heldByQuote);
    const bookings = drawBookings({ today, venues: demoVenues, isClosed, held });
    const seatsLeft = lunchDiary();
    for (const [position, { venue, rooms }] of demoVenues.entries()) {
      const record = { ...venue, promotions: demoPromotions(venue.slug, today) };
      await addVenue(tx, tables, { position, record, rooms });
    }
    await addBookings(
      tx,
      tables,
      [...held.map((one) => bookingOfQuote(one, seatsLeft, at)), ...bookings.map((booking) => toBooking(booking, seatsLeft, at))],
      at,
    );
    await addDemoQuotes(tx, tables, quotes);
    for (const { quoteId, venueId, status } of quotes) {
      const demo = demoVenues.find(({ venue }) => venue.id === venueId);
      if (!demo) throw new Error(`the demo has no venue ${venueId}`);
      const type = status === 'Presented' ? 'option.placed' : 'booking.approved';
      await recordChange(tx, deps, { type, quoteId, venue: { record: demo.venue, rooms: demo.rooms }, now: at });
    }
  });
};

type SeatsLeft = (venueId: string, day: string) => LunchSeats;

const lunchDiary = (): SeatsLeft => {
  const seats = new Map(demoVenues.map(({ venue }) => [venue.id, venue.lunchSeats]));
  const left = new Map<string, LunchSeats>();
  return (venueId, day) => {
    const key = `${venueId} ${day}`;
    const known = left.get(key) ?? { service1: 0, service2: 0, ...seats.get(venueId) };
    left.set(key, known);
    return known;
  };
};

const toBooking = ({ id, venueId, status, days }: DemoBooking, seatsLeft: SeatsLeft, at: number): NewBooking => {
  const isConfirmed = status === 'Validé';
  const firstDay = Date.parse(`${days[0]?.date}T00:00:00Z`);
  return {
    id,
    venueId,
    status: isConfirmed ? 'confirmed' : 'option',
    rank: status === 'Option2' ? 2 : 1,
    expiresAt: isConfirmed ? null : Math.min(at + optionLife, firstDay - optionEndsBeforeEvent),
    slots: days.flatMap(({ date, slots }) => slots.map((slot) => ({ ...slot, day: date }))),
    lunches: status === 'Option2' ? [] : days.flatMap(({ date, lunchPax }) => seatParty(seatsLeft(venueId, date), date, lunchPax)),
  };
};

const bookingOfQuote = ({ quote, days, venueId }: QuoteBooking, seatsLeft: SeatsLeft, at: number): NewBooking => {
  const { quoteId, customer, status } = quote;
  const isOption = status === 'Presented';
  // On the full hour, so that every start within it shows the same end.
  const lastHour = Math.floor(at / hour) * hour;
  return {
    id: quoteId.replace('-0000000000', '-0000000001'),
    venueId,
    quoteId,
    userId: customer.userId,
    customer: { email: customer.email, lang: customer.lang },
    status: isOption ? 'option' : 'confirmed',
    rank: 1,
    expiresAt: isOption ? lastHour + optionOfQuoteLeft : null,
    slots: days.flatMap(({ date, slots }) => slots.map((slot) => ({ ...slot, day: date }))),
    lunches: days.flatMap(({ date, lunchPax }) => seatParty(seatsLeft(venueId, date), date, lunchPax)),
  };
};

/** A party in the first service that has room for it, as bookings are seated. */
const seatParty = (left: LunchSeats, day: string, seats: number): NewBooking['lunches'] => {
  const service = seats > 0 ? lunchServiceFor(seats, left) : null;
  if (!service) return [];
  left[service] -= seats;
  return [{ day, service, seats }];
};
