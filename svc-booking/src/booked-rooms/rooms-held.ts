import type { NamedRoom } from '@plenary/contracts/booked-room';
import type { Reader } from '@plenary/service-kit/database/database';
import { and, eq, gt, or, type SQL } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';
import { type BookedHouse, bookedRooms } from '../events/booking-event.ts';

interface Asked {
  venue: BookedHouse;
  quoteId: string;
  now: number;
}

/**
 * Names of the rooms that a quote has at `now`, by a first option or a booking; none behind another customer's option. A quote that changes
 * a booking names all rooms of the change, whatever became of it: its option holds only those that the booking has not.
 */
export const roomsHeld = async (read: Reader, tables: BookingTables, { venue, quoteId, now }: Asked): Promise<NamedRoom[]> => {
  const { booking, dealChange } = tables;
  const [change] = await read.select({ after: dealChange.after }).from(dealChange).where(eq(dealChange.amendmentId, quoteId));
  return change ? [...change.after.rooms] : roomsOf(read, tables, { venue, quoteId, now, rank: eq(booking.rank, 1) });
};

/** Names of the rooms that the option of a quote waits for at `now`, behind another customer's. */
export const roomsWaitedFor = (read: Reader, tables: BookingTables, asked: Asked): Promise<NamedRoom[]> =>
  roomsOf(read, tables, { ...asked, rank: gt(tables.booking.rank, 1) });

const roomsOf = async (
  read: Reader,
  { booking, claim }: BookingTables,
  { venue, quoteId, now, rank }: Asked & { rank: SQL },
): Promise<NamedRoom[]> => {
  const isLive = or(eq(booking.status, 'confirmed'), and(eq(booking.status, 'option'), gt(booking.expiresAt, now)));
  const held = await read
    .select({ claim })
    .from(claim)
    .innerJoin(booking, eq(booking.id, claim.bookingId))
    .where(and(eq(booking.quoteId, quoteId), rank, isLive));
  const claims = held.map((row) => row.claim);
  return bookedRooms(venue, claims).map(({ day, place, index, roomName }) => ({ day, place, index, roomName }));
};
