import { and, between, eq, gt, gte, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { OptionRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import type { Half } from '../rooms/room.ts';

type Deps = Pick<BookingDeps, 'database' | 'tables'>;

/** A half-day of a room that a first option or a booking holds, or that a cancelled one held. */
export interface FeedSlot {
  /** Id of what holds it. */
  ownId: string;
  /** Null: it was not made from a quote. */
  quoteId: string | null;
  status: 'option' | 'confirmed' | 'cancelled';
  venueId: string;
  roomId: string;
  day: string;
  half: Half;
  request: number | null;
  /** Instant at which it became what it is. */
  since: number;
  agreedPeople: OptionRow['agreedPeople'];
}

interface Asked {
  where: SQL;
  now: number;
}

/** Half-days that options and bookings hold on the days of a span. An option that has lapsed holds nothing, also before it is ended. */
export const readHeld = async (
  { database, tables: { booking, claim } }: Deps,
  { where, from, to, now }: Asked & { from: string; to: string },
): Promise<FeedSlot[]> => {
  const { roomId, day, half, request } = claim;
  const { id: ownId, venueId, quoteId, status, createdAt: since, agreedPeople } = booking;
  const rows = await database.read
    .select({ ownId, venueId, quoteId, status, since, agreedPeople, roomId, day, half, request })
    .from(claim)
    .innerJoin(booking, eq(booking.id, claim.bookingId))
    .where(
      and(
        where,
        between(claim.day, from, to),
        eq(claim.rank, 1),
        eq(booking.rank, 1),
        inArray(booking.status, ['option', 'confirmed']),
        or(isNull(claim.holdUntil), gt(claim.holdUntil, now)),
      ),
    );
  return rows.map((row) => ({ ...row, half: row.half as Half, status: row.status === 'option' ? 'option' : 'confirmed' }));
};

const daysKept = 30;
const dayMilliseconds = 24 * 60 * 60 * 1_000;

/** Half-days that bookings held which were cancelled in the last 30 days and are so still. */
export const readCancelled = async ({ database, tables: { cancellation, quote } }: Deps, { where, now }: Asked): Promise<FeedSlot[]> => {
  const rows = await database.read
    .select({ quoteId: quote.id, venueId: quote.venueId, slots: cancellation.slots, since: cancellation.createdAt })
    .from(cancellation)
    .innerJoin(quote, eq(quote.id, cancellation.quoteId))
    .where(
      and(
        where,
        gte(cancellation.createdAt, now - daysKept * dayMilliseconds),
        isNull(cancellation.voidedAt),
        eq(quote.standing, 'cancelled'),
      ),
    );
  return rows.flatMap(({ slots, ...of }) =>
    (slots ?? []).map((slot) => ({ ...of, ...slot, ownId: of.quoteId, status: 'cancelled' as const, agreedPeople: null })),
  );
};
