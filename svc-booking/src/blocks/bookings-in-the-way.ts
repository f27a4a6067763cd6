import type { Reader } from '@plenary/service-kit/database/database';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { ClaimRow } from '../db/rows.ts';
import type { BookingTables } from '../db/tables.ts';
import type { CatalogueSnapshot } from '../venues/catalogue.ts';
import { type BlockRow, slotsWithin } from './read-blocks.ts';

export interface InTheWay {
  bookingId: string;
  blocks: BlockRow[];
  /** Half-days that it has to leave, each once, in order. */
  slots: ClaimRow[];
}

/**
 * Confirmed bookings in rooms that staff have blocked, by booking, those first that have to leave first (design: lifecycle L39): all of
 * them, or the one asked about. What is over already is nobody's to move.
 */
export const bookingsInTheWay = async (
  read: Reader,
  { block, booking, claim }: BookingTables,
  { catalogue, bookingId, todayOf }: { catalogue: CatalogueSnapshot; bookingId?: string; todayOf: (timeZone: string) => string },
): Promise<InTheWay[]> => {
  const touches = and(
    eq(claim.venueId, block.venueId),
    sql`${claim.day} between substr(${block.fromTime}, 1, 10) and substr(${block.toTime}, 1, 10)`,
  );
  const rows = await read
    .select({ block, claim })
    .from(block)
    .innerJoin(claim, touches)
    .innerJoin(booking, eq(booking.id, claim.bookingId))
    .where(
      and(eq(block.isRemoved, false), eq(booking.status, 'confirmed'), bookingId === undefined ? undefined : eq(booking.id, bookingId)),
    )
    .orderBy(asc(claim.day), asc(claim.half), asc(claim.roomId), asc(block.fromTime), asc(block.id));
  const found = new Map<string, InTheWay>();
  for (const row of rows) {
    const venue = catalogue.byId.get(row.block.venueId);
    if (!venue || row.claim.day < todayOf(venue.record.timeZone)) continue;
    const { rooms, fromTime: from, toTime: to } = row.block;
    if (!slotsWithin({ rooms, from, to }, venue)(row.claim)) continue;
    const one = found.get(row.claim.bookingId) ?? { bookingId: row.claim.bookingId, blocks: [], slots: [] };
    found.set(one.bookingId, one);
    if (!one.blocks.some(({ id }) => id === row.block.id)) one.blocks.push(row.block);
    const isSame = (slot: ClaimRow) => slot.day === row.claim.day && slot.half === row.claim.half && slot.roomId === row.claim.roomId;
    if (!one.slots.some(isSame)) one.slots.push(row.claim);
  }
  return [...found.values()];
};
