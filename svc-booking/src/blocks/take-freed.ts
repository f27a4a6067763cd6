import type { Transaction } from '@plenary/service-kit/database/database';
import { and, asc, eq } from 'drizzle-orm';
import { bookingRows, type NewBooking } from '../bookings/add-bookings.ts';
import type { ClaimRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { slotsWithin } from './read-blocks.ts';

interface Freed {
  venue: CatalogueVenue;
  /** Claims of a confirmed booking that are gone. */
  claims: readonly ClaimRow[];
  now: number;
}

/**
 * Gives the slots of a booking that was in the way of blocks to them, the block that begins first in front; the days have to be rewritten
 * after. Nobody waits behind a confirmed booking, so that nobody loses a turn.
 */
export const takeFreed = async (tx: Transaction, { tables }: BookingDeps, { venue, claims, now }: Freed): Promise<void> => {
  const { block, booking, claim } = tables;
  const standing = await tx
    .select()
    .from(block)
    .where(and(eq(block.venueId, venue.record.id), eq(block.isRemoved, false)))
    .orderBy(asc(block.fromTime), asc(block.id));
  let free = [...claims];
  for (const row of standing) {
    const covers = slotsWithin({ rooms: row.rooms, from: row.fromTime, to: row.toTime }, venue);
    const slots = free.filter(covers).map(({ roomId, day, half }) => ({ roomId, day, half: half as NewBooking['slots'][number]['half'] }));
    if (slots.length === 0) continue;
    free = free.filter((slot) => !covers(slot));
    const rows = bookingRows([{ id: row.id, venueId: row.venueId, status: 'block', rank: 1, expiresAt: null, slots, lunches: [] }], now);
    await tx.insert(booking).values(rows.bookings).onConflictDoNothing().returning({ id: booking.id });
    await tx.insert(claim).values(rows.claims);
  }
};
