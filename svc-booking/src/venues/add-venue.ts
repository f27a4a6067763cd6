import type { Transaction } from '@plenary/service-kit/database/database';
import { bumpCatalogue } from '../db/bump-catalogue.ts';
import type { BookingTables } from '../db/tables.ts';
import type { Room } from '../rooms/room.ts';
import type { VenueRecord } from './venue-record.ts';

interface NewVenue {
  /** Place in the list. */
  position: number;
  record: VenueRecord;
  /** In the order of their bits in the masks of the venue's days. */
  rooms: readonly Room[];
}

/** Adds a venue with its rooms to the catalogue; answers false where the venue is there already, and then changes nothing. */
export const addVenue = async (tx: Transaction, tables: BookingTables, { position, record, rooms }: NewVenue): Promise<boolean> => {
  const added = await tx
    .insert(tables.venue)
    .values({ id: record.id, slug: record.slug, countryCode: record.address.countryCode, position, record })
    .onConflictDoNothing()
    .returning({ id: tables.venue.id });
  if (added.length === 0) return false;
  await tx.insert(tables.room).values(rooms.map((room, index) => ({ id: room.id, venueId: record.id, position: index, record: room })));
  await bumpCatalogue(tx, tables);
  return true;
};
