import type { Reader } from '@plenary/service-kit/database/database';
import { type AnyColumn, and, asc, eq, sql } from 'drizzle-orm';
import { lunchRoomsOf } from '../availability/closed-lunches.ts';
import { closedServices, touchesLunch } from '../availability/closing-rules.ts';
import type { ClaimRow } from '../db/rows.ts';
import type { BookingTables } from '../db/tables.ts';
import type { LunchService } from '../search/lunch-seats.ts';
import type { CatalogueSnapshot } from '../venues/catalogue.ts';
import { type BlockRow, slotsWithin } from './read-blocks.ts';

export interface InTheWay {
  bookingId: string;
  blocks: BlockRow[];
  /** Half-days that it has to leave, each once, in order. */
  slots: ClaimRow[];
  /** Its lunches in services that blocks close, in order. */
  lunches: LunchClaimRow[];
}
type LunchClaimRow = BookingTables['lunchClaim']['$inferSelect'];

interface Asked {
  catalogue: CatalogueSnapshot;
  bookingId?: string;
  todayOf: (timeZone: string) => string;
}

/**
 * Confirmed bookings in rooms that staff have blocked, or with lunch in a restaurant that they have, by booking (design: lifecycle L39): all
 * of them, or the one asked about. What is over already is nobody's to move.
 */
export const bookingsInTheWay = async (read: Reader, tables: BookingTables, asked: Asked): Promise<InTheWay[]> => {
  const found = new Map<string, InTheWay>();
  const isInTheWay = (bookingId: string, blocks: readonly BlockRow[]): InTheWay => {
    const one = found.get(bookingId) ?? { bookingId, blocks: [], slots: [], lunches: [] };
    found.set(bookingId, one);
    one.blocks.push(...blocks.filter(({ id }) => one.blocks.every((known) => known.id !== id)));
    return one;
  };
  for (const { block, claim } of await blockedClaims(read, tables, asked)) {
    const { slots } = isInTheWay(claim.bookingId, [block]);
    const isSame = (slot: ClaimRow) => slot.day === claim.day && slot.half === claim.half && slot.roomId === claim.roomId;
    if (!slots.some(isSame)) slots.push(claim);
  }
  for (const { blocks, lunch } of await closedPlaces(read, tables, asked)) isInTheWay(lunch.bookingId, blocks).lunches.push(lunch);
  return [...found.values()];
};

const standingFor = ({ block, booking }: BookingTables, bookingId: string | undefined) =>
  and(eq(block.isRemoved, false), eq(booking.status, 'confirmed'), bookingId === undefined ? undefined : eq(booking.id, bookingId));

/** The venue of a block whose day is not over. */
const venueAhead = ({ catalogue, todayOf }: Asked, { venueId }: BlockRow, day: string) => {
  const venue = catalogue.byId.get(venueId);
  return venue && day >= todayOf(venue.record.timeZone) ? venue : undefined;
};

const blockedClaims = async (read: Reader, tables: BookingTables, asked: Asked) => {
  const { block, booking, claim } = tables;
  const touches = and(eq(claim.venueId, block.venueId), touchesDay(block, claim.day));
  const rows = await read
    .select({ block, claim })
    .from(block)
    .innerJoin(claim, touches)
    .innerJoin(booking, eq(booking.id, claim.bookingId))
    .where(standingFor(tables, asked.bookingId))
    .orderBy(asc(claim.day), asc(claim.half), asc(claim.roomId), asc(block.fromTime), asc(block.id));
  return rows.filter((row) => {
    const venue = venueAhead(asked, row.block, row.claim.day);
    return venue !== undefined && slotsWithin(spanOf(row.block), venue)(row.claim);
  });
};

/** Lunches in services that blocks close, each with those blocks. */
const closedPlaces = async (read: Reader, tables: BookingTables, asked: Asked) => {
  const { block, booking, lunchClaim } = tables;
  const touches = and(eq(lunchClaim.venueId, block.venueId), touchesDay(block, lunchClaim.day));
  const rows = await read
    .select({ block, lunch: lunchClaim })
    .from(block)
    .innerJoin(lunchClaim, touches)
    .innerJoin(booking, eq(booking.id, lunchClaim.bookingId))
    .where(standingFor(tables, asked.bookingId))
    .orderBy(asc(lunchClaim.day), asc(lunchClaim.service), asc(block.fromTime), asc(block.id));
  const byLunch = new Map<string, { blocks: BlockRow[]; lunch: LunchClaimRow }>();
  for (const { block: row, lunch } of rows) {
    const key = `${lunch.bookingId} ${lunch.day} ${lunch.service}`;
    byLunch.set(key, { lunch, blocks: [...(byLunch.get(key)?.blocks ?? []), row] });
  }
  return [...byLunch.values()].flatMap(({ blocks, lunch }) => {
    const { day, service } = lunch;
    const venue = blocks[0] && venueAhead(asked, blocks[0], day);
    const house = venue && lunchRoomsOf(venue);
    if (!house || !closedServices(blocks.map(spanOf), house, day).some((closed) => closed === service)) return [];
    return [{ lunch, blocks: blocks.filter((row) => touchesLunch(spanOf(row), house, day, service as LunchService)) }];
  });
};

const touchesDay = (block: BookingTables['block'], day: AnyColumn) =>
  sql`${day} between substr(${block.fromTime}, 1, 10) and substr(${block.toTime}, 1, 10)`;

const spanOf = ({ rooms, fromTime: from, toTime: to }: BlockRow) => ({ rooms, from, to });
