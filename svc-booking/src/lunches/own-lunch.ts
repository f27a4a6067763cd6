import type { LunchSeats } from '@plenary/contracts/lunches.schemas';
import { refuse } from '@plenary/http/refuse';
import type { Reader } from '@plenary/service-kit/database/database';
import { and, asc, eq } from 'drizzle-orm';
import { deriveVenueDay } from '../availability/derive-venue-day.ts';
import { lunchSeatsLeft } from '../availability/venue-day.ts';
import type { OptionRow } from '../db/rows.ts';
import type { BookingTables } from '../db/tables.ts';
import type { CatalogueSnapshot, CatalogueVenue } from '../venues/catalogue.ts';

/** A confirmed booking whose lunches can be changed. */
export interface SeatedBooking {
  booking: OptionRow;
  venue: CatalogueVenue;
}

/** The confirmed booking of a quote; undefined for a quote that holds nothing for good. */
export const findSeatedBooking = async (
  read: Reader,
  { booking }: BookingTables,
  { quoteId, catalogue }: { quoteId: string; catalogue: CatalogueSnapshot },
): Promise<SeatedBooking | undefined> => {
  const [row] = await read
    .select()
    .from(booking)
    .where(and(eq(booking.quoteId, quoteId), eq(booking.status, 'confirmed')));
  const venue = row && catalogue.byId.get(row.venueId);
  return venue && { booking: row, venue };
};

/** As `findSeatedBooking`; refuses `not-found`. */
export const seatedBooking = async (...asked: Parameters<typeof findSeatedBooking>): Promise<SeatedBooking> =>
  (await findSeatedBooking(...asked)) ?? refuse('not-found');

interface OnDay extends SeatedBooking {
  day: string;
  now: number;
}

/** Seats that a booking can have on a day, its own among them. */
export const seatsFor = async (read: Reader, tables: BookingTables, { booking, venue, day, now }: OnDay): Promise<LunchSeats> => {
  const { id: venueId, lunchSeats } = venue.record;
  return lunchSeatsLeft(lunchSeats, await deriveVenueDay(read, { tables, venueId, day, now, without: [booking.id] }));
};

/** The seats that a booking holds on a day: one row a service. */
export const heldSeats = (read: Reader, { lunchClaim }: BookingTables, { booking, day }: Pick<OnDay, 'booking' | 'day'>) =>
  read
    .select()
    .from(lunchClaim)
    .where(and(eq(lunchClaim.bookingId, booking.id), eq(lunchClaim.day, day)))
    .orderBy(asc(lunchClaim.service));
