import type { ComingBooking } from '@plenary/contracts/network.schemas';
import type { Reader } from '@plenary/service-kit/database/database';
import { and, eq, gt, gte, inArray, isNull, or } from 'drizzle-orm';
import type { BookingStatus } from '../bookings/booking.ts';
import type { BookingTables } from '../db/tables.ts';

interface Asked {
  venueId: string;
  /** At the venue. */
  today: string;
  now: number;
}

const statuses = ['option', 'confirmed'] as const satisfies readonly BookingStatus[];

/** Options and bookings of a venue with a day that is not over, the earliest first. */
export const comingBookings = async (
  read: Reader,
  { booking, claim }: BookingTables,
  { venueId, today, now }: Asked,
): Promise<ComingBooking[]> => {
  const rows = await read
    .selectDistinct({ bookingId: booking.id, quoteId: booking.quoteId, status: booking.status, day: claim.day })
    .from(claim)
    .innerJoin(booking, eq(booking.id, claim.bookingId))
    .where(
      and(
        eq(claim.venueId, venueId),
        gte(claim.day, today),
        inArray(booking.status, [...statuses]),
        or(isNull(claim.holdUntil), gt(claim.holdUntil, now)),
      ),
    );
  const found = new Map<string, ComingBooking>();
  for (const { day, status, ...row } of rows.sort((a, b) => (a.day < b.day ? -1 : 1))) {
    const { firstDay = day } = found.get(row.bookingId) ?? {};
    found.set(row.bookingId, { ...row, status: status as ComingBooking['status'], firstDay, lastDay: day });
  }
  return [...found.values()];
};
