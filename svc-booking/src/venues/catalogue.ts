import type { ListedFacts, VenueCard } from '@plenary/contracts/venue';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import type { Database } from '@plenary/service-kit/database/database';
import { asc, eq } from 'drizzle-orm';
import type { ClosedPeriod } from '../calendar/closed-periods.ts';
import { closedDayLookup, holidayKey, type IsClosed } from '../calendar/open-days.ts';
import type { BookingTables } from '../db/tables.ts';
import { prepareRooms } from '../rooms/match-rooms-prepare.ts';
import type { PreparedRoom } from '../rooms/prepared-room.ts';
import type { Room } from '../rooms/room.ts';
import { fillTexts } from './fill-texts.ts';
import { hostPictures } from './host-pictures.ts';
import { listedFacts } from './listed-facts.ts';
import { featuresOf } from './venue-features.ts';
import type { VenueRecord } from './venue-record.ts';

/** A venue with its rooms, and these as the matching takes them. */
export interface CatalogueVenue {
  record: VenueRecord;
  rooms: readonly Room[];
  prepared: readonly PreparedRoom[];
  /** Place of each prepared room in the texts of venue_day. */
  positions: readonly number[];
  features: VenueCard['features'];
  /** What a list tells of it. */
  facts: ListedFacts;
}

export interface CatalogueSnapshot {
  version: number;
  venues: readonly CatalogueVenue[];
  bySlug: ReadonlyMap<string, CatalogueVenue>;
  byId: ReadonlyMap<string, CatalogueVenue>;
  closedPeriods: readonly ClosedPeriod[];
  /** Public holidays on which the venues are open (`holidayKey`). */
  openHolidays: ReadonlySet<string>;
  isClosed: IsClosed;
}

interface CatalogueOptions {
  database: Database;
  tables: BookingTables;
  /** Origin of the pictures; defaults to the platform itself. */
  pictureHost?: string;
}

/** Venues, rooms and closed periods, kept in memory and reloaded when the database says they have changed. */
export const createCatalogue = ({ database, tables, pictureHost = '' }: CatalogueOptions) => {
  let snapshot: Promise<CatalogueSnapshot> | undefined;

  const versionNow = async () => {
    const [row] = await database.read.select().from(tables.catalogueVersion);
    return row?.version ?? 0;
  };

  const load = async (version: number): Promise<CatalogueSnapshot> => {
    const [venueRows, roomRows, periodRows, holidayRows] = await Promise.all([
      database.read.select().from(tables.venue).orderBy(asc(tables.venue.position), asc(tables.venue.id)),
      database.read.select().from(tables.room).orderBy(asc(tables.room.venueId), asc(tables.room.position)),
      database.read.select().from(tables.closedPeriod).where(eq(tables.closedPeriod.isRemoved, false)).orderBy(asc(tables.closedPeriod.id)),
      database.read.select().from(tables.openHoliday),
    ]);
    const positions = new Map(roomRows.map(({ id, position }) => [id, position]));
    const roomsOf = new Map<string, Room[]>();
    for (const { venueId, record } of roomRows) roomsOf.set(venueId, [...(roomsOf.get(venueId) ?? []), record]);
    const venues = venueRows.map(({ id, record: kept }): CatalogueVenue => {
      const record = { ...fillTexts(kept), pictures: hostPictures(kept.pictures, pictureHost) };
      const rooms = roomsOf.get(id) ?? [];
      const prepared = prepareRooms(rooms);
      return {
        ...{ record, rooms, prepared, positions: prepared.map(({ room }) => positions.get(room.id) ?? -1) },
        features: featuresOf(rooms),
        facts: listedFacts(record),
      };
    });
    const closedPeriods = periodRows.map(
      ({ country, fromDay, toDay, reason }): ClosedPeriod => ({ country: country as CountryCode, from: fromDay, to: toDay, reason }),
    );
    const openHolidays = new Set(holidayRows.map(({ country, day }) => holidayKey(country as CountryCode, day)));
    return {
      version,
      venues,
      bySlug: new Map(venues.map((venue) => [venue.record.slug, venue])),
      byId: new Map(venues.map((venue) => [venue.record.id, venue])),
      closedPeriods,
      openHolidays,
      isClosed: closedDayLookup(closedPeriods, openHolidays),
    };
  };

  return {
    async current(): Promise<CatalogueSnapshot> {
      const version = await versionNow();
      const known = await snapshot?.catch(() => undefined);
      if (known && known.version >= version) return known;
      snapshot = load(version);
      return snapshot;
    },
  };
};
export type Catalogue = ReturnType<typeof createCatalogue>;

export const venuesOf = ({ venues }: CatalogueSnapshot, countryCode: CountryCode): CatalogueVenue[] =>
  venues.filter(({ record }) => record.address.countryCode === countryCode);
