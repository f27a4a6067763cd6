import type { LunchSeats } from '@plenary/contracts/lunches.schemas';
import type { Reader } from '@plenary/service-kit/database/database';
import { and, asc, eq } from 'drizzle-orm';
import { deriveVenueDay } from '../availability/derive-venue-day.ts';
import { lunchSeatsLeft } from '../availability/venue-day.ts';
import type { ConfirmedBooking } from '../bookings/confirmed-booking.ts';
import type { BookingTables } from '../db/tables.ts';

interface OnDay extends ConfirmedBooking {
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

/** Whether a booking has that day: its days may have moved since svc-survey last heard of them. */
export const hasDay = async (
  read: Reader,
  { claim }: BookingTables,
  { bookingId, day }: { bookingId: string; day: string },
): Promise<boolean> => {
  const [held] = await read
    .select({ day: claim.day })
    .from(claim)
    .where(and(eq(claim.bookingId, bookingId), eq(claim.day, day)))
    .limit(1);
  return held !== undefined;
};
