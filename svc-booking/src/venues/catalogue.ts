import type { CountryCode } from '@plenary/contracts/vocabulary';
import type { Database } from '@plenary/service-kit/database/database';
import { asc } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';
import type { Room } from '../rooms/room.ts';
import type { VenueRecord } from './venue-record.ts';

/** A room and its bit in the masks of its venue's days. */
export interface PlacedRoom {
  position: number;
  room: Room;
}
export interface CatalogueVenue {
  record: VenueRecord;
  rooms: readonly PlacedRoom[];
}
interface Snapshot {
  version: number;
  venues: readonly CatalogueVenue[];
  bySlug: ReadonlyMap<string, CatalogueVenue>;
}

/** Venues with their rooms, kept in memory and read anew when the database says they have changed. */
export const createCatalogue = ({ database, tables }: { database: Database; tables: BookingTables }) => {
  let snapshot: Promise<Snapshot> | undefined;

  const versionNow = async () => {
    const [row] = await database.read.select().from(tables.catalogueVersion);
    return row?.version ?? 0;
  };

  const load = async (version: number): Promise<Snapshot> => {
    const [venueRows, roomRows] = await Promise.all([
      database.read.select().from(tables.venue).orderBy(asc(tables.venue.position), asc(tables.venue.id)),
      database.read.select().from(tables.room).orderBy(asc(tables.room.venueId), asc(tables.room.position)),
    ]);
    const roomsOf = new Map<string, PlacedRoom[]>();
    for (const { venueId, position, record } of roomRows) {
      const rooms = roomsOf.get(venueId) ?? [];
      rooms.push({ position, room: record });
      roomsOf.set(venueId, rooms);
    }
    const venues = venueRows.map(({ id, record }) => ({ record, rooms: roomsOf.get(id) ?? [] }));
    return { version, venues, bySlug: new Map(venues.map((venue) => [venue.record.slug, venue])) };
  };

  const current = async (): Promise<Snapshot> => {
    const version = await versionNow();
    const known = await snapshot?.catch(() => undefined);
    if (known && known.version >= version) return known;
    snapshot = load(version);
    return snapshot;
  };

  return {
    async inCountry(countryCode: CountryCode): Promise<CatalogueVenue[]> {
      const { venues } = await current();
      return venues.filter(({ record }) => record.address.countryCode === countryCode);
    },
    async bySlug(slug: string): Promise<CatalogueVenue | undefined> {
      return (await current()).bySlug.get(slug);
    },
    async byId(id: string): Promise<CatalogueVenue | undefined> {
      return (await current()).venues.find(({ record }) => record.id === id);
    },
  };
};
export type Catalogue = ReturnType<typeof createCatalogue>;
