import { addDays, addYears, eachDay } from '../calendar/calendar-day.ts';
import { initialClosedPeriods } from '../calendar/closed-periods.ts';
import { closedDayLookup } from '../calendar/open-days.ts';
import { demoBookings } from './demo-bookings.ts';
import { type DemoVenue, demoVenues } from './demo-network.ts';

const isClosed = closedDayLookup(initialClosedPeriods);
const meetingRooms = ({ rooms }: DemoVenue) => rooms.filter(({ category }) => category === 'Premium' || category === 'Standard');

/** The rest of a venue's day beside its rank-1 bookings: rooms free all day, and seats of the lunch service with most of them. */
const leftovers = (today: string) => {
  const slots = new Set<string>();
  const lunches = new Map<string, [number, number]>();
  const seats = new Map(demoVenues.map(({ venue }) => [venue.id, venue.lunchSeats]));
  for (const { status, venueId, days } of demoBookings({ today, venues: demoVenues, isClosed })) {
    if (status === 'Option2') continue;
    for (const day of days) {
      for (const { roomId, half } of day.slots) slots.add(`${day.date} ${roomId} ${half}`);
      const [first, second] = lunches.get(`${venueId} ${day.date}`) ?? [0, 0];
      const isFirst = first + day.lunchPax <= (seats.get(venueId)?.service1 ?? 0);
      lunches.set(`${venueId} ${day.date}`, isFirst ? [first + day.lunchPax, second] : [first, second + day.lunchPax]);
    }
  }
  const isFree = (date: string, roomId: string) => !slots.has(`${date} ${roomId} AM`) && !slots.has(`${date} ${roomId} PM`);
  return {
    freeRooms: (demo: DemoVenue, date: string) => meetingRooms(demo).filter(({ id }) => isFree(date, id)),
    seatsLeft: ({ venue }: DemoVenue, date: string) => {
      const [first, second] = lunches.get(`${venue.id} ${date}`) ?? [0, 0];
      return Math.max(venue.lunchSeats.service1 - first, venue.lunchSeats.service2 - second);
    },
  };
};

describe.each(['2026-11-20', '2027-06-30', '2028-02-29'])('a year of searches from %s', (today) => {
  const { freeRooms, seatsLeft } = leftovers(today);
  const yearAhead = eachDay(addDays(today, 1), addYears(today, 1));
  const openDays = (demo: DemoVenue) => yearAhead.filter((date) => !isClosed(demo.venue.address.countryCode, date));

  /** A plenary of 24 in theater with two subcommittees of 8 in casual, the whole day, with lunch. */
  const canServe = (demo: DemoVenue, date: string) => {
    const free = freeRooms(demo, date);
    const forGroups = free.filter(({ capacities }) => (capacities.casual ?? 0) >= 8);
    const plenaries = free.filter(({ capacities }) => (capacities.theater ?? 0) >= 24);
    return plenaries.some((plenary) => forGroups.filter((room) => room !== plenary).length >= 2) && seatsLeft(demo, date) >= 24;
  };

  it.each([
    ['FRA', 10],
    ['BEL', 3],
    ['ESP', 3],
  ] as const)('finds on every open day in %s at least %d venues with a price that can serve a meeting of 24', (country, least) => {
    const withPrice = demoVenues.filter(({ venue }) => venue.address.countryCode === country && !venue.isRequestOnly);
    const days = yearAhead.filter((date) => !isClosed(country, date));
    const serving = days.map((date) => withPrice.filter((demo) => canServe(demo, date)).length);
    expect(days.length).toBeGreaterThan(200);
    expect(Math.min(...serving)).toBeGreaterThanOrEqual(least);
  });

  it('finds venues that are booked up on some days', () => {
    const full = demoVenues.filter((demo) => openDays(demo).some((date) => freeRooms(demo, date).length === 0));
    expect(full.length).toBeGreaterThan(10);
  });

  it('finds no venue always free or always full', () => {
    for (const demo of demoVenues) {
      const rooms = meetingRooms(demo).length;
      const free = openDays(demo).map((date) => freeRooms(demo, date).length);
      expect(free.some((count) => count < rooms)).toBe(true);
      expect(free.some((count) => count === rooms)).toBe(true);
    }
  });
});
