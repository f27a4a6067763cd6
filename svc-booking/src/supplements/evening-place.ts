import type { Reader, Transaction } from '@plenary/service-kit/database/database';
import { and, eq, isNull } from 'drizzle-orm';
import { rewriteVenueDay } from '../availability/rewrite-venue-day.ts';
import { lockVenueDays } from '../bookings/lock-venue-days.ts';
import type { ClaimRow, OptionRow } from '../db/rows.ts';
import type { BookingTables } from '../db/tables.ts';
import type { FrozenQuote } from '../prices/frozen-quote.ts';
import type { CatalogueSnapshot, CatalogueVenue } from '../venues/catalogue.ts';

/** The last evening of a confirmed quote, where an afterwork takes place. */
export interface Evening {
  booking: OptionRow;
  venue: CatalogueVenue;
  frozen: Pick<FrozenQuote, 'search' | 'addons'>;
  day: string;
  /** The common space that this booking has then. */
  held: ClaimRow | undefined;
}

interface Asked {
  quoteId: string;
  catalogue: CatalogueSnapshot;
}

/** Undefined for a quote that holds nothing for good. */
export const findEvening = async (read: Reader, tables: BookingTables, { quoteId, catalogue }: Asked): Promise<Evening | undefined> => {
  const { booking, claim, quote } = tables;
  const [row] = await read
    .select({ booking, frozen: quote.frozen })
    .from(booking)
    .innerJoin(quote, eq(quote.id, booking.quoteId))
    .where(and(eq(booking.quoteId, quoteId), eq(booking.status, 'confirmed')));
  const venue = row && catalogue.byId.get(row.booking.venueId);
  if (!venue) return undefined;
  const day = row.frozen.search.days.at(-1)?.date ?? '';
  const [held] = await read
    .select()
    .from(claim)
    .where(and(eq(claim.bookingId, row.booking.id), eq(claim.day, day), eq(claim.half, 'SOIREE'), isNull(claim.request)));
  return { booking: row.booking, venue, frozen: row.frozen, day, held };
};

interface Change {
  evening: Evening;
  now: number;
}

/** Takes a common space for the evening; false if it is taken. The primary key decides, not an earlier read. */
export const takeEvening = async (
  tx: Transaction,
  tables: BookingTables,
  { evening, roomId, now }: Change & { roomId: string },
): Promise<boolean> => {
  const { booking, venue, day } = evening;
  const venueId = venue.record.id;
  await lockVenueDays(tx, { tables, venueId, days: [day] });
  const slot = { roomId, day, half: 'SOIREE', rank: 1, request: null };
  const taken = await tx
    .insert(tables.claim)
    .values({ ...slot, venueId, bookingId: booking.id, isConfirmed: true, holdUntil: null })
    .onConflictDoNothing()
    .returning({ day: tables.claim.day });
  if (taken.length === 0) return false;
  await rewriteVenueDay(tx, { tables, venueId, day, now });
  return true;
};

/** Gives the evening's common space back. Nobody waits for it: behind what is confirmed there is no second option. */
export const giveEveningBack = async (tx: Transaction, tables: BookingTables, { evening, now }: Change): Promise<void> => {
  const { held, venue, day } = evening;
  if (!held) return;
  const venueId = venue.record.id;
  await lockVenueDays(tx, { tables, venueId, days: [day] });
  const { claim } = tables;
  const mine = and(eq(claim.roomId, held.roomId), eq(claim.day, day), eq(claim.half, held.half), eq(claim.bookingId, held.bookingId));
  await tx.delete(claim).where(mine).returning({ day: claim.day });
  await rewriteVenueDay(tx, { tables, venueId, day, now });
};
