import type { SlotConflict } from '@plenary/contracts/slot-conflict';
import type { Reader } from '@plenary/service-kit/database/database';
import { and, eq, inArray } from 'drizzle-orm';
import { agreedDays } from '../bookings/agreed-days.ts';
import type { ClaimRow, OptionRow, QuoteRow } from '../db/rows.ts';
import type { BookingTables } from '../db/tables.ts';
import type { Half } from '../rooms/room.ts';
import { type Place, placesOf } from './place.ts';

/** What holds rooms of a venue, with its claims on the days that were asked for. */
export interface Holding {
  booking: OptionRow;
  /** Null for a block, and for a booking that was not made from a quote. */
  quote: QuoteRow | null;
  claims: readonly ClaimRow[];
  /** Empty where it has no quote. */
  places: readonly Place[];
}

/** A booking whose rooms can be moved: it stands, and is first on all that it holds. */
export interface MovableHolding extends Holding {
  quote: QuoteRow;
}
export const isMovable = (holding: Holding): holding is MovableHolding =>
  (holding.booking.status === 'confirmed' || (holding.booking.status === 'option' && holding.booking.rank === 1)) &&
  holding.quote?.standing === 'current' &&
  holding.claims.every(({ rank }) => rank === 1);

interface Asked {
  venueId: string;
  days: readonly string[];
}

/** Everything that holds rooms of a venue on some days, by its id; the venue has to be settled. */
export const holdingsOn = async (
  read: Reader,
  { booking, claim, quote }: BookingTables,
  { venueId, days }: Asked,
): Promise<ReadonlyMap<string, Holding>> => {
  const onDays = and(eq(claim.venueId, venueId), inArray(claim.day, [...days]));
  const rows = await read
    .select({ claim, booking, quote })
    .from(claim)
    .innerJoin(booking, eq(booking.id, claim.bookingId))
    .leftJoin(quote, eq(quote.id, booking.quoteId))
    .where(onDays);
  const found = new Map<string, { booking: OptionRow; quote: QuoteRow | null; claims: ClaimRow[] }>();
  for (const row of rows) {
    const known = found.get(row.booking.id) ?? { booking: row.booking, quote: row.quote, claims: [] };
    known.claims.push(row.claim);
    found.set(row.booking.id, known);
  }
  return new Map([...found].map(([id, held]) => [id, { ...held, places: placesIn(held) }]));
};

const placesIn = ({ booking, quote, claims }: Omit<Holding, 'places'>): Place[] =>
  quote ? placesOf(agreedDays(quote.frozen.search.days, booking), claims) : [];

/** Who holds a half-day, as staff are told. */
export const holderOf = ({ booking }: Holding): SlotConflict['by'] => ({
  id: booking.id,
  kind: booking.status as SlotConflict['by']['kind'],
  quoteId: booking.quoteId,
});

export const conflictOf = (holding: Holding, { roomId, day, half }: ClaimRow): SlotConflict => ({
  ...{ roomId, day, half: half as Half },
  by: holderOf(holding),
});
