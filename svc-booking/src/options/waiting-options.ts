import type { Reader } from '@plenary/service-kit/database/database';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { ClaimRow, OptionRow } from '../db/rows.ts';
import type { BookingTables } from '../db/tables.ts';

/** A second option with all its claims, in sorted order. */
export interface WaitingOption {
  option: OptionRow;
  claims: ClaimRow[];
}

interface Options {
  venueId: string;
  days: readonly string[];
  /** Instant at which they have to be live. */
  at: number;
}

/** Second options, live at an instant, that hold something at a venue on some days, the oldest first. */
export const waitingOptions = async (
  read: Reader,
  { booking, claim }: BookingTables,
  { venueId, days, at }: Options,
): Promise<WaitingOption[]> => {
  if (days.length === 0) return [];
  const found = await read
    .selectDistinct({ id: booking.id })
    .from(claim)
    .innerJoin(booking, eq(claim.bookingId, booking.id))
    .where(
      and(
        eq(claim.venueId, venueId),
        inArray(claim.day, [...days]),
        eq(booking.rank, 2),
        eq(booking.status, 'option'),
        gt(booking.expiresAt, at),
      ),
    );
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const options = await read.select().from(booking).where(inArray(booking.id, ids)).orderBy(asc(booking.createdAt), asc(booking.id));
  const claims = await read
    .select()
    .from(claim)
    .where(inArray(claim.bookingId, ids))
    .orderBy(asc(claim.roomId), asc(claim.day), asc(claim.half));
  return options.map((option) => ({ option, claims: claims.filter(({ bookingId }) => bookingId === option.id) }));
};
