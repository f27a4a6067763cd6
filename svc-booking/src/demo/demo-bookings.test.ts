import * as z from 'zod';
import { addDays, addYears, eachDay } from '../calendar/calendar-day.ts';
import { initialClosedPeriods } from '../calendar/closed-periods.ts';
import { closedDayLookup } from '../calendar/open-days.ts';
import { type DemoBooking, demoBookings } from './demo-bookings.ts';
import { demoVenues } from './demo-network.ts';

const isClosed = closedDayLookup(initialClosedPeriods);
const bookingsAt = (today: string) => demoBookings({ today, venues: demoVenues, isClosed });
const venuesById = new Map(demoVenues.map((demo) => [demo.venue.id, demo]));
const venueOf = ({ venueId }: DemoBooking) => {
  const demo = venuesById.get(venueId);
  if (!demo) throw new Error(`no venue ${venueId}`);
  return demo;
};
const slotsOf = (bookings: readonly DemoBooking[]) =>
  bookings.flatMap(({ days }) => days.flatMap(({ date, slots }) => slots.map(({ roomId, half }) => `${date} ${roomId} ${half}`)));
const withStatus = (bookings: readonly DemoBooking[], ...statuses: DemoBooking['status'][]) =>
  bookings.filter(({ status }) => statuses.includes(status));

describe.each(['2026-11-20', '2026-08-10', '2028-02-29'])('the demo bookings made on %s', (today) => {
  const bookings = bookingsAt(today);

  it('are the same when they are made again', () => {
    expect(JSON.stringify(bookingsAt(today))).toBe(JSON.stringify(bookings));
  });

  it('have uuids, each its own', () => {
    expect(z.array(z.uuid()).safeParse(bookings.map(({ id }) => id)).success).toBe(true);
    expect(new Set(bookings.map(({ id }) => id)).size).toBe(bookings.length);
  });

  it('are many, confirmed ones and first and second options, in every venue', () => {
    const counts = (['Validé', 'Option1', 'Option2'] as const).map((status) => withStatus(bookings, status).length);
    expect(counts[0]).toBeGreaterThan(3000);
    expect(Math.min(...counts)).toBeGreaterThan(200);
    expect(new Set(bookings.map(({ venueId }) => venueId)).size).toBe(demoVenues.length);
  });

  it('lie on open days of the venue, one after the other, from half a year back to a year ahead', () => {
    const astray = bookings.filter((booking) => {
      const country = venueOf(booking).venue.address.countryCode;
      const dates = booking.days.map(({ date }) => date);
      const openDays = eachDay(dates[0] ?? '', dates.at(-1) ?? '').filter((date) => !isClosed(country, date));
      return dates.join() !== openDays.join() || dates.length > 3;
    });
    expect(astray).toEqual([]);
    const dates = bookings.flatMap(({ days }) => days.map(({ date }) => date)).sort();
    expect(dates[0] ?? '').toBe(dates.find((date) => date >= addDays(today, -182)));
    expect(dates.at(-1) ?? '').toBe(dates.findLast((date) => date <= addYears(today, 1)));
    expect(dates.filter((date) => date < today).length).toBeGreaterThan(1000);
    expect(dates.filter((date) => date > addDays(today, 300)).length).toBeGreaterThan(100);
  });

  it('take meeting rooms by day and common spaces in the evening, of their own venue', () => {
    const uses = bookings.flatMap((booking) => {
      const categories = new Map(venueOf(booking).rooms.map(({ id, category }) => [id, category]));
      return booking.days.flatMap(({ slots }) => slots.map(({ roomId, half }) => `${half} ${categories.get(roomId)}`));
    });
    expect([...new Set(uses)].sort()).toEqual(['AM Premium', 'AM Standard', 'PM Premium', 'PM Standard', 'SOIREE Espace commun']);
    expect(bookings.filter(({ days }) => days.some(({ slots }) => slots.length === 0))).toEqual([]);
  });

  it('never take a slot twice at a rank', () => {
    for (const rank of [withStatus(bookings, 'Validé', 'Option1'), withStatus(bookings, 'Option2')]) {
      const slots = slotsOf(rank);
      expect(new Set(slots).size).toBe(slots.length);
    }
  });

  it('have second options only behind first options, after them in the list and with no more lunches', () => {
    const held = new Set(slotsOf(withStatus(bookings, 'Option1')));
    expect(slotsOf(withStatus(bookings, 'Option2')).filter((slot) => !held.has(slot))).toEqual([]);
    const ranks = bookings.map(({ status }) => (status === 'Option2' ? 2 : 1));
    expect([...ranks].sort()).toEqual(ranks);
  });

  it('have no option within 72 hours or in the past', () => {
    const soon = withStatus(bookings, 'Option1', 'Option2').filter(({ days }) => (days[0]?.date ?? '') <= addDays(today, 3));
    expect(soon).toEqual([]);
  });

  it('fill no lunch service above its seats, when seats are given in the order of the list', () => {
    const served = new Map<string, [number, number]>();
    const overfull: DemoBooking[] = [];
    for (const booking of withStatus(bookings, 'Validé', 'Option1')) {
      const { lunchSeats } = venueOf(booking).venue;
      for (const { date, lunchPax } of booking.days) {
        const [first, second] = served.get(`${booking.venueId} ${date}`) ?? [0, 0];
        const isFirst = first + lunchPax <= lunchSeats.service1;
        const isServed = isFirst || second + lunchPax <= lunchSeats.service2;
        if (!isServed || !Number.isInteger(lunchPax) || lunchPax < 0) overfull.push(booking);
        served.set(`${booking.venueId} ${date}`, isFirst ? [first + lunchPax, second] : [first, second + lunchPax]);
      }
    }
    expect(overfull).toEqual([]);
  });
});
