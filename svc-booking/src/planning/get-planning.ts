import type { ChangeState } from '@plenary/contracts/change-terms';
import { maxPlanningDays, type Planning, type PlanningBooking } from '@plenary/contracts/planning.schemas';
import { refuse } from '@plenary/http/refuse';
import { and, asc, between, eq, inArray, ne, or } from 'drizzle-orm';
import { readVenueDays } from '../availability/read-venue-days.ts';
import { lunchOn } from '../availability/venue-day.ts';
import type { BookingStatus } from '../bookings/booking.ts';
import { eachDay } from '../calendar/calendar-day.ts';
import { closedDays } from '../calendar/open-days.ts';
import type { BookingDeps } from '../deps.ts';
import { settleNow } from '../options/settle-venue.ts';
import type { Half } from '../rooms/room.ts';
import { withOwnClosings } from '../venues/closings-of.ts';
import { venueNamed } from '../venues/venue-named.ts';
import type { VenueRecord } from '../venues/venue-record.ts';
import { presentBooking } from './present-booking.ts';

interface Asked {
  /** Id or slug. */
  venue: string;
  /** Local days, both included. */
  from: string;
  to: string;
}

/** The rooms of a venue and what is held in them, as it stands now. Refuses `not-found`, and days in the wrong order or too many. */
export const getPlanning = async (deps: BookingDeps, { venue: name, from, to }: Asked): Promise<Planning> => {
  if (to < from) return refuse('invalid-request', { errors: { to: 'too_early' } });
  if (eachDay(from, to).length > maxPlanningDays) return refuse('invalid-request', { errors: { to: 'too_late' } });
  const catalogue = await deps.catalogue.current();
  const { closedPeriods, openHolidays } = catalogue;
  const venue = venueNamed(catalogue, name);
  await settleNow(deps, venue);

  const { record, rooms } = venue;
  const { booking, claim } = deps.tables;
  const rows = await deps.database.read
    .select({ claim })
    .from(claim)
    .innerJoin(booking, eq(booking.id, claim.bookingId))
    .where(and(eq(claim.venueId, record.id), between(claim.day, from, to), ne(booking.status, 'block' satisfies BookingStatus)))
    .orderBy(asc(claim.day), asc(claim.roomId), asc(claim.half), asc(claim.rank));
  const claims = rows.map((row) => row.claim);
  const { id: venueId, slug, commercialName, address, timeZone } = record;
  return {
    venue: { venueId, slug, name: commercialName, countryCode: address.countryCode, timeZone },
    rooms: rooms.map(({ id, name: roomName, floor, category, area, capacities: { theater } }) => ({
      ...{ id, name: roomName, floor, category },
      ...(area !== undefined && { area }),
      ...(theater !== undefined && { theatre: theater }),
    })),
    closedDays: withOwnClosings(closedDays({ country: address.countryCode, from, to, closedPeriods, openHolidays }), record, { from, to }),
    claims: claims.map(({ roomId, day, half, rank, bookingId }) => ({ roomId, day, half: half as Half, rank, bookingId })),
    bookings: await bookingsOf(deps, [...new Set(claims.map(({ bookingId }) => bookingId))], timeZone),
    lunches: await lunchesOf(deps, record, eachDay(from, to)),
  };
};

const lunchesOf = async (
  { database, tables, now }: BookingDeps,
  { id: venueId, lunchSeats }: VenueRecord,
  days: readonly string[],
): Promise<NonNullable<Planning['lunches']>> => {
  const takenOn = await readVenueDays(database.read, { tables, days, venueId, now: now() });
  return days.flatMap((day) => {
    const taken = takenOn(venueId, day);
    if (!taken || taken.service1Taken + taken.service2Taken === 0) return [];
    return [{ day, service1: lunchOn(lunchSeats, taken, 'service1'), service2: lunchOn(lunchSeats, taken, 'service2') }];
  });
};

/** A statement takes only so many values. */
const chunkSize = 500;

type Reading = Pick<BookingDeps, 'database' | 'tables' | 'now'>;

const bookingsOf = async (deps: Reading, ids: readonly string[], timeZone: string): Promise<PlanningBooking[]> => {
  const found: PlanningBooking[] = [];
  for (let start = 0; start < ids.length; start += chunkSize)
    found.push(...(await presentBookings(deps, ids.slice(start, start + chunkSize), timeZone)));
  return found;
};

const presentBookings = async ({ database, tables, now }: Reading, ids: readonly string[], timeZone: string) => {
  const { booking, claim, quote, dealChange } = tables;
  const isOpen = or(eq(dealChange.bookingId, booking.id), eq(dealChange.dealId, booking.quoteId));
  const rows = await database.read
    .select({ booking, quote: { status: quote.status, frozen: quote.frozen, customer: quote.customer }, change: dealChange })
    .from(booking)
    .leftJoin(quote, eq(quote.id, booking.quoteId))
    .leftJoin(dealChange, and(isOpen, eq(dealChange.state, 'offered' satisfies ChangeState)))
    .where(inArray(booking.id, [...ids]));
  const days = await database.read
    .selectDistinct({ bookingId: claim.bookingId, day: claim.day })
    .from(claim)
    .where(inArray(claim.bookingId, [...ids]))
    .orderBy(asc(claim.day));
  const daysOf = new Map<string, string[]>();
  for (const { bookingId, day } of days) daysOf.set(bookingId, [...(daysOf.get(bookingId) ?? []), day]);
  return rows.map((row) => presentBooking(row, { days: daysOf.get(row.booking.id) ?? [], timeZone, now: now() }));
};
