import type { Reader } from '@plenary/service-kit/database/database';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';

/** A live option whose quote is not signed, and the demand it serves. */
export interface OwnOption {
  bookingId: string;
  venueId: string;
  quoteId: string;
  demandId: string;
  rank: number;
  expiresAt: number;
  /** See the table `booking`. */
  fullUntil: number | null;
}

/**
 * The options that a user holds. A customer who looks at a demand again, or chooses other add-ons for it, must not find the rooms taken by
 * their own option: it gives way to the next one for the same demand.
 */
export const ownOptions = async (
  read: Reader,
  { booking, quote }: BookingTables,
  { userId, now }: { userId: string; now: number },
): Promise<OwnOption[]> => {
  const rows = await read
    .select({
      bookingId: booking.id,
      venueId: booking.venueId,
      quoteId: quote.id,
      demandId: quote.demandId,
      rank: booking.rank,
      expiresAt: booking.expiresAt,
      fullUntil: booking.fullUntil,
    })
    .from(booking)
    .innerJoin(quote, eq(booking.quoteId, quote.id))
    .where(
      and(
        eq(booking.userId, userId),
        eq(booking.status, 'option'),
        gt(booking.expiresAt, now),
        eq(quote.status, 'Presented'),
        isNull(quote.amends),
      ),
    );
  return rows.map((row) => ({ ...row, expiresAt: row.expiresAt ?? 0 }));
};
