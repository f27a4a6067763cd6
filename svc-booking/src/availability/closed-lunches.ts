import type { Reader } from '@plenary/service-kit/database/database';
import { and, eq, gte, lt } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';
import type { LunchService } from '../search/lunch-seats.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { closedServices, type LunchRooms } from './closing-rules.ts';

/** Where a venue serves lunch. */
export const lunchRoomsOf = ({ record, rooms }: Pick<CatalogueVenue, 'record' | 'rooms'>): LunchRooms => ({
  country: record.address.countryCode,
  restaurants: rooms.filter(({ category }) => category === 'Restaurant').map(({ id }) => id),
});

/** Blocks of a venue that touch some days, both included. */
export const blocksBetween = async (
  read: Reader,
  { block }: BookingTables,
  { venueId, from, to }: { venueId: string; from: string; to: string },
) => {
  const rows = await read
    .select()
    .from(block)
    .where(and(eq(block.venueId, venueId), gte(block.toTime, from), lt(block.fromTime, `${to}T24:00`), eq(block.isRemoved, false)));
  return rows.map((row) => ({ ...row, from: row.fromTime, to: row.toTime }));
};

/** Lunch services of a venue's day that blocks close. */
export const closedLunches = async (
  read: Reader,
  tables: BookingTables,
  { venueId, day }: { venueId: string; day: string },
): Promise<LunchService[]> => {
  const blocks = await blocksBetween(read, tables, { venueId, from: day, to: day });
  if (blocks.length === 0) return [];
  const { venue, room } = tables;
  const [house] = await read.select({ record: venue.record }).from(venue).where(eq(venue.id, venueId));
  const rooms = await read.select({ record: room.record }).from(room).where(eq(room.venueId, venueId));
  return house ? closedServices(blocks, lunchRoomsOf({ record: house.record, rooms: rooms.map(({ record }) => record) }), day) : [];
};
