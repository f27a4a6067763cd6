import type { NetworkVenue } from '@plenary/contracts/network.schemas';
import { refuse } from '@plenary/http/refuse';
import type { Reader } from '@plenary/service-kit/database/database';
import { asc, eq, inArray, or } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';
import type { BookingDeps } from '../deps.ts';
import { setUpsOf } from '../rooms/set-ups-of.ts';
import { missingParts } from './missing-parts.ts';
import { roomFactsOf } from './room-facts.ts';
import { scientistLookup } from './scientist-lookup.ts';
import { venueFactsOf } from './venue-facts.ts';

export type VenueRow = BookingTables['venue']['$inferSelect'];
export type RoomRow = BookingTables['room']['$inferSelect'];

/** A venue and its rooms as they are written, by its id, its slug or an earlier one; refuses `not-found`. */
export const readVenueRows = async (
  read: Reader,
  { venue, room, venueSlug }: BookingTables,
  name: string,
): Promise<{ row: VenueRow; roomRows: RoomRow[] }> => {
  const earlier = read.select({ id: venueSlug.venueId }).from(venueSlug).where(eq(venueSlug.slug, name));
  const [row] = await read
    .select()
    .from(venue)
    .where(or(eq(venue.slug, name), eq(venue.id, name), inArray(venue.id, earlier)));
  if (!row) return refuse('not-found');
  return { row, roomRows: await read.select().from(room).where(eq(room.venueId, row.id)).orderBy(asc(room.position)) };
};

/** A venue as staff keep it. */
export const readNetworkVenue = async (read: Reader, tables: BookingTables, name: string): Promise<NetworkVenue> => {
  const { row, roomRows } = await readVenueRows(read, tables, name);
  const hasScientist = await scientistLookup(read, tables);
  const { id, slug, state, revision, record } = row;
  const rooms = roomRows.map(({ record: room }) => room);
  return {
    id,
    slug,
    state,
    countryCode: record.address.countryCode,
    revision,
    facts: venueFactsOf(record),
    rooms: roomRows.map(({ record: room, revision: roomRevision }) => ({
      id: room.id,
      revision: roomRevision,
      category: room.category,
      subcommitteeType: room.subcommitteeType,
      setUps: setUpsOf(room),
      facts: roomFactsOf(room),
    })),
    missing: missingParts({ record, rooms, hasScientist: hasScientist(id) }),
  };
};

export const getNetworkVenue = ({ database, tables }: BookingDeps, name: string): Promise<NetworkVenue> =>
  readNetworkVenue(database.read, tables, name);
