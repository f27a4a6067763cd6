import type { Block } from '@plenary/contracts/blocks.schemas';
import type { SlotConflict } from '@plenary/contracts/slot-conflict';
import type { Reader } from '@plenary/service-kit/database/database';
import { and, asc, between, eq, gt } from 'drizzle-orm';
import { blocksBetween, lunchRoomsOf } from '../availability/closed-lunches.ts';
import { closedServices, halfOfService, type LunchRooms, touchesLunch } from '../availability/closing-rules.ts';
import { todayIn } from '../calendar/today-in.ts';
import type { BookingTables } from '../db/tables.ts';
import type { BookingDeps } from '../deps.ts';
import type { Half } from '../rooms/room.ts';
import type { LunchService } from '../search/lunch-seats.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { venueNamed } from '../venues/venue-named.ts';
import { type BlockForm, touchedHalves } from './block-rules.ts';

export type BlockRow = BookingTables['block']['$inferSelect'];

/** Ids of the rooms that a block names, in sorted order. */
export const roomsOf = (rooms: BlockForm['rooms'], venue: CatalogueVenue): string[] =>
  (rooms === 'all' ? venue.rooms.map(({ id }) => id) : [...rooms]).sort();

type Span = Pick<BlockForm, 'rooms' | 'from' | 'to'>;

/** Tells the slots of a block from all others. */
export const slotsWithin = ({ rooms, from, to }: Span, venue: CatalogueVenue) => {
  const ids = new Set(roomsOf(rooms, venue));
  const halves = new Set(touchedHalves({ from, to }).map(({ day, half }) => `${day} ${half}`));
  return ({ roomId, day, half }: { roomId: string; day: string; half: string }): boolean => ids.has(roomId) && halves.has(`${day} ${half}`);
};

/** Everything that is held at an instant in the slots of a block, in order, what the block itself holds included. */
export const claimsWithin = async (
  read: Reader,
  { booking, claim }: BookingTables,
  { form, venue, now }: { form: Span; venue: CatalogueVenue; now: number },
): Promise<SlotConflict[]> => {
  const isWithin = slotsWithin(form, venue);
  const rows = await read
    .select({ claim, quoteId: booking.quoteId, status: booking.status })
    .from(claim)
    .innerJoin(booking, eq(booking.id, claim.bookingId))
    .where(and(eq(claim.venueId, venue.record.id), between(claim.day, form.from.slice(0, 10), form.to.slice(0, 10))))
    .orderBy(asc(claim.day), asc(claim.roomId), asc(claim.half), asc(claim.rank));
  return rows
    .filter(({ claim: { holdUntil } }) => holdUntil === null || holdUntil > now)
    .filter((row) => isWithin(row.claim))
    .map(({ claim: { roomId, day, half, bookingId }, quoteId, status }) => ({
      roomId,
      day,
      half: half as Half,
      by: { id: bookingId, kind: status as SlotConflict['by']['kind'], quoteId },
    }));
};

/** Lunches that are held at an instant in services that blocks close, this one among them (design: lifecycle L40). */
const lunchesWithin = async (
  read: Reader,
  tables: BookingTables,
  { form, venue, now }: { form: Span; venue: CatalogueVenue; now: number },
): Promise<SlotConflict[]> => {
  const { booking, lunchClaim } = tables;
  const venueId = venue.record.id;
  const house = lunchRoomsOf(venue);
  const rows = await read
    .select({ lunch: lunchClaim, quoteId: booking.quoteId, status: booking.status })
    .from(lunchClaim)
    .innerJoin(booking, eq(booking.id, lunchClaim.bookingId))
    .where(and(eq(lunchClaim.venueId, venueId), between(lunchClaim.day, form.from.slice(0, 10), form.to.slice(0, 10))))
    .orderBy(asc(lunchClaim.day), asc(lunchClaim.service), asc(lunchClaim.bookingId));
  const blocks =
    rows.length > 0 ? await blocksBetween(read, tables, { venueId, from: form.from.slice(0, 10), to: form.to.slice(0, 10) }) : [];
  const found: SlotConflict[] = [];
  for (const { lunch, quoteId, status } of rows) {
    const { day, seats, holdUntil, bookingId } = lunch;
    const service = lunch.service as LunchService;
    if (status === 'block' || (holdUntil !== null && holdUntil <= now) || !touchesLunch(form, house, day, service)) continue;
    if (!closedServices(blocks, house, day).includes(service)) continue;
    const by = { id: bookingId, kind: status as SlotConflict['by']['kind'], quoteId };
    found.push({ ...lunchPlace(house, service), day, by, lunch: { service, seats } });
  }
  return found;
};

/** Where a lunch of a service is told; a venue without a restaurant names no room. */
export const lunchPlace = ({ restaurants }: LunchRooms, service: LunchService) => ({
  roomId: restaurants[0] ?? '',
  half: halfOfService[service],
});

/** Everything in the way of a block at an instant: half-days of its rooms, and lunches of a restaurant that it closes. */
export const conflictsWithin = async (
  read: Reader,
  tables: BookingTables,
  within: { form: Span; venue: CatalogueVenue; now: number },
): Promise<SlotConflict[]> => [...(await claimsWithin(read, tables, within)), ...(await lunchesWithin(read, tables, within))];

/** A block with what it holds and what stands in its way, as it is now. */
export const presentBlock = async (
  read: Reader,
  tables: BookingTables,
  { row, venue, now }: { row: BlockRow; venue: CatalogueVenue; now: number },
): Promise<Block> => {
  const { id, venueId, rooms, fromTime: from, toTime: to, kind, reason, revision } = row;
  const within = await conflictsWithin(read, tables, { form: { rooms, from, to }, venue, now });
  const others = within.filter(({ by }) => by.id !== id);
  return {
    id,
    venueId,
    rooms,
    from,
    to,
    kind: kind as Block['kind'],
    reason,
    revision,
    held: within.filter(({ by }) => by.id === id).map(({ roomId, day, half }) => ({ roomId, day, half })),
    toMove: others.filter(({ by }) => by.kind === 'confirmed'),
    leftOut: others.filter(({ by }) => by.kind !== 'confirmed'),
  };
};

/** Blocks of a venue that do not end before today, in order. Refuses `not-found`. */
export const listBlocks = async (deps: BookingDeps, name: string): Promise<{ blocks: Block[] }> => {
  const { database, tables } = deps;
  const { block } = tables;
  const venue = venueNamed(await deps.catalogue.current(), name);
  const { id: venueId, timeZone } = venue.record;
  const now = deps.now();
  const today = todayIn({ now, timeZone });
  const rows = await database.read
    .select()
    .from(block)
    .where(and(eq(block.venueId, venueId), eq(block.isRemoved, false), gt(block.toTime, today)))
    .orderBy(asc(block.fromTime), asc(block.id));
  const blocks: Block[] = [];
  for (const row of rows) blocks.push(await presentBlock(database.read, tables, { row, venue, now }));
  return { blocks };
};
