import type { FilePicture, FileRoom, FileVenue, NetworkFile } from '@plenary/contracts/network-file.schemas';
import { networkFormat } from '@plenary/contracts/network-file-terms';
import type { Reader } from '@plenary/service-kit/database/database';
import { asc } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';
import type { RoomRow, VenueRow } from '../network/read-network-venue.ts';
import { inOrder } from '../network/read-pictures.ts';
import { roomFactsOf } from '../network/room-facts.ts';
import { roomFiguresOf } from '../network/room-figures.ts';
import { venueFactsOf } from '../network/venue-facts.ts';
import type { Room } from '../rooms/room.ts';
import { idOf } from '../venues/picture-id.ts';
import type { VenueRecord } from '../venues/venue-record.ts';

/** A venue and its rooms as they are written. */
export interface VenueRows {
  row: VenueRow;
  roomRows: readonly RoomRow[];
}

/** All venues in the order of the lists, each with its rooms in theirs. */
export const readNetwork = async (read: Reader, { venue, room }: BookingTables): Promise<VenueRows[]> => {
  const rows = await read.select().from(venue).orderBy(asc(venue.position), asc(venue.id));
  const roomsOf = new Map<string, RoomRow[]>(rows.map(({ id }) => [id, []]));
  for (const row of await read.select().from(room).orderBy(asc(room.venueId), asc(room.position))) roomsOf.get(row.venueId)?.push(row);
  return rows.map((row) => ({ row, roomRows: roomsOf.get(row.id) ?? [] }));
};

export const roomInFile = (room: Room): FileRoom & { id: string } => ({
  id: room.id,
  facts: roomFactsOf(room),
  figures: roomFiguresOf(room),
  thresholds: { low: room.lowAttendanceEconomicPaxThreshold, high: room.highAttendanceEconomicPaxThreshold },
});

/** In their order; the cover's form for phones stands with it where it is another picture. */
export const picturesInFile = ({ cover, carrousel }: VenueRecord['pictures']): FilePicture[] =>
  inOrder({ cover, carrousel }).map((picture, index) =>
    index === 0 && cover && idOf(cover.mobile) !== idOf(picture) ? { ...picture, mobile: cover.mobile } : picture,
  );

export const venueInFile = ({ row: { id, slug, state, record }, roomRows }: VenueRows): FileVenue & { id: string } => ({
  ...{ id, slug, state },
  countryCode: record.address.countryCode,
  facts: venueFactsOf(record),
  promotions: [...(record.promotions ?? [])],
  rooms: roomRows.map(({ record: room }) => roomInFile(room)),
  prices: [...(record.prices ?? [])],
  pictures: picturesInFile(record.pictures),
});

/** The whole network as a file; imported again it changes nothing. */
export const networkInFile = async (read: Reader, tables: BookingTables): Promise<NetworkFile> => ({
  format: networkFormat,
  venues: (await readNetwork(read, tables)).map(venueInFile),
});
