import { maxPlanningDays, type Planning } from '@plenary/contracts/planning.schemas';
import { refuse } from '@plenary/http/refuse';
import { and, asc, between, eq, ne } from 'drizzle-orm';
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
import { plannedBookings, useOf } from './planned-bookings.ts';

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
  const planned = await plannedBookings(deps, [...new Set(claims.map(({ bookingId }) => bookingId))], timeZone);
  const askedOf = new Map(planned.map(({ booking: { id }, asked }) => [id, asked]));
  return {
    venue: { venueId, slug, name: commercialName, countryCode: address.countryCode, timeZone },
    rooms: rooms.map(({ id, name: roomName, floor, category, area, capacities: { theater } }) => ({
      ...{ id, name: roomName, floor, category },
      ...(area !== undefined && { area }),
      ...(theater !== undefined && { theatre: theater }),
    })),
    closedDays: withOwnClosings(closedDays({ country: address.countryCode, from, to, closedPeriods, openHolidays }), record, { from, to }),
    claims: claims.map(({ roomId, day, half, rank, bookingId, request }) => {
      const use = useOf({ day, request }, askedOf.get(bookingId) ?? []);
      return { ...{ roomId, day, half: half as Half, rank, bookingId }, ...(use && { use }) };
    }),
    bookings: planned.map((one) => one.booking),
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
