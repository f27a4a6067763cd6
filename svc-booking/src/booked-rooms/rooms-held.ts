import type { NamedRoom } from '@plenary/contracts/booked-room';
import type { Reader } from '@plenary/service-kit/database/database';
import { and, eq, gt, or } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';
import { type BookedHouse, bookedRooms } from '../events/booking-event.ts';

interface Asked {
  venue: BookedHouse;
  quoteId: string;
  now: number;
}

/** Names of the rooms that a quote has at `now`, by a first option or a booking; none behind another customer's option. */
export const roomsHeld = async (read: Reader, { booking, claim }: BookingTables, { venue, quoteId, now }: Asked): Promise<NamedRoom[]> => {
  const isLive = or(eq(booking.status, 'confirmed'), and(eq(booking.status, 'option'), gt(booking.expiresAt, now)));
  const held = await read
    .select({ claim })
    .from(claim)
    .innerJoin(booking, eq(booking.id, claim.bookingId))
    .where(and(eq(booking.quoteId, quoteId), eq(booking.rank, 1), isLive));
  const claims = held.map((row) => row.claim);
  return bookedRooms(venue, claims).map(({ day, place, index, roomName }) => ({ day, place, index, roomName }));
};
