import { setImmediate as nextTurn } from 'node:timers/promises';
import type { VenueState } from '@plenary/contracts/network-terms';
import { timeZoneOf } from '@plenary/contracts/terms';
import type { ListedFacts, VenueCard } from '@plenary/contracts/venue';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import type { Database } from '@plenary/service-kit/database/database';
import { asc, eq } from 'drizzle-orm';
import type { ClosedPeriod } from '../calendar/closed-periods.ts';
import { closedDayLookup, holidayKey, type IsClosed } from '../calendar/open-days.ts';
import { todayIn } from '../calendar/today-in.ts';
import type { BookingTables } from '../db/tables.ts';
import type { DealTerms } from '../deal-terms/deal-terms.ts';
import { readTerms } from '../deal-terms/read-deal-terms.ts';
import { prepareRooms } from '../rooms/match-rooms-prepare.ts';
import type { PreparedRoom } from '../rooms/prepared-room.ts';
import type { Room } from '../rooms/room.ts';
import { readVatRates } from '../vat-rates/read-vat-rates.ts';
import type { VatRate } from '../vat-rates/vat-rates.ts';
import { venueClosedOn } from './closings-of.ts';
import { fillTexts } from './fill-texts.ts';
import { hostPictures } from './host-pictures.ts';
import { listedFacts } from './listed-facts.ts';
import { idOf } from './picture-id.ts';
import { featuresOf } from './venue-features.ts';
import type { VenueRecord } from './venue-record.ts';

/** A venue with its rooms, and these as the matching takes them. */
export interface CatalogueVenue {
  state: VenueState;
  record: VenueRecord;
  rooms: readonly Room[];
  prepared: readonly PreparedRoom[];
  /** Place of each prepared room in the texts of venue_day. */
  positions: readonly number[];
  features: VenueCard['features'];
  /** Names of its pictures, whatever is shown of them. */
  pictureIds: readonly string[];
  /** Whether nothing can be booked on a day: its country or itself is closed. */
  isClosed: (day: string) => boolean;
  /** What a list tells of it. */
  facts: ListedFacts;
  /** As everybody may read it (`prices/from-price.ts`). */
  fromPrice: number | undefined;
}

export interface CatalogueSnapshot {
  version: number;
  /** The local day, the same at every venue, for which its prices stand. */
  today: string;
  /** Those that customers see, in the order of the lists. */
  venues: readonly CatalogueVenue[];
  /** The same, by their addresses and by earlier ones. */
  bySlug: ReadonlyMap<string, CatalogueVenue>;
  /** All, drafts and archived ones too: for staff alone. */
  kept: readonly CatalogueVenue[];
  keptBySlug: ReadonlyMap<string, CatalogueVenue>;
  /** Of all: what was booked at an archived venue stays. */
  byId: ReadonlyMap<string, CatalogueVenue>;
  closedPeriods: readonly ClosedPeriod[];
  /** Public holidays on which the venues are open (`holidayKey`). */
  openHolidays: ReadonlySet<string>;
  isClosed: IsClosed;
  /** Amounts and limits of deals, those that begin last in front. */
  dealTerms: readonly DealTerms[];
  /** VAT of countries by the day of the event. */
  vatRates: readonly VatRate[];
}

interface CatalogueOptions {
  database: Database;
  tables: BookingTables;
  /** What everybody may read of a venue's prices on a local day, in euro cents. */
  fromPriceOf: (record: VenueRecord, day: string) => number | undefined;
  /** Origin of the pictures; defaults to the platform itself. */
  pictureHost?: string;
  now: () => number;
}

/** Venues, rooms, closed periods and terms of deals, kept in memory and reloaded when the database says they have changed, and with each day. */
export const createCatalogue = ({ database, tables, fromPriceOf, pictureHost = '', now }: CatalogueOptions) => {
  let snapshot: Promise<CatalogueSnapshot> | undefined;

  /** Read by each turn of the event loop anew, and once for all who ask in it: none of them came after the reading. */
  let asking: Promise<number> | undefined;
  const versionNow = (): Promise<number> => {
    asking ??= nextTurn().then(async () => {
      asking = undefined;
      const [row] = await database.read.select().from(tables.catalogueVersion);
      return row?.version ?? 0;
    });
    return asking;
  };

  const load = async (version: number, today: string): Promise<CatalogueSnapshot> => {
    const [venueRows, slugRows, roomRows, periodRows, holidayRows, dealTerms, vatRates] = await Promise.all([
      database.read.select().from(tables.venue).orderBy(asc(tables.venue.position), asc(tables.venue.id)),
      database.read.select().from(tables.venueSlug),
      database.read.select().from(tables.room).orderBy(asc(tables.room.venueId), asc(tables.room.position)),
      database.read.select().from(tables.closedPeriod).where(eq(tables.closedPeriod.isRemoved, false)).orderBy(asc(tables.closedPeriod.id)),
      database.read.select().from(tables.openHoliday),
      readTerms(database.read, tables),
      readVatRates(database.read, tables),
    ]);
    const positions = new Map(roomRows.map(({ id, position }) => [id, position]));
    const roomsOf = new Map<string, Room[]>();
    for (const { venueId, record } of roomRows) roomsOf.set(venueId, [...(roomsOf.get(venueId) ?? []), record]);
    const closedPeriods = periodRows.map(
      ({ country, fromDay, toDay, reason }): ClosedPeriod => ({ country: country as CountryCode, from: fromDay, to: toDay, reason }),
    );
    const openHolidays = new Set(holidayRows.map(({ country, day }) => holidayKey(country as CountryCode, day)));
    const isClosed = closedDayLookup(closedPeriods, openHolidays);
    const kept = venueRows.map(({ id, state, record: written }): CatalogueVenue => {
      const filled = fillTexts(written);
      const record = { ...filled, pictures: hostPictures(filled.pictures, pictureHost) };
      const rooms = roomsOf.get(id) ?? [];
      const prepared = prepareRooms(rooms);
      return {
        ...{ state, record, rooms, prepared, positions: prepared.map(({ room }) => positions.get(room.id) ?? -1) },
        features: featuresOf(rooms),
        pictureIds: written.pictures.carrousel.map(idOf),
        isClosed: venueClosedOn(record, isClosed),
        facts: listedFacts(record),
        fromPrice: fromPriceOf(record, today),
      };
    });
    const byId = new Map(kept.map((venue) => [venue.record.id, venue]));
    const earlier = slugRows.flatMap(({ slug, venueId }): [string, CatalogueVenue][] => {
      const venue = byId.get(venueId);
      return venue ? [[slug, venue]] : [];
    });
    const keptBySlug = new Map([...earlier, ...kept.map((venue): [string, CatalogueVenue] => [venue.record.slug, venue])]);
    return {
      ...{ version, today },
      venues: kept.filter(isPublished),
      bySlug: new Map([...keptBySlug].filter(([, venue]) => isPublished(venue))),
      ...{ kept, keptBySlug, byId },
      closedPeriods,
      openHolidays,
      ...{ isClosed, dealTerms, vatRates },
    };
  };

  return {
    async current(): Promise<CatalogueSnapshot> {
      const version = await versionNow();
      const known = await snapshot?.catch(() => undefined);
      const today = todayIn({ now: now(), timeZone: timeZoneOf.FRA });
      if (known && known.version >= version && known.today === today) return known;
      snapshot = load(version, today);
      return snapshot;
    },
  };
};
export type Catalogue = ReturnType<typeof createCatalogue>;

export const isPublished = ({ state }: Pick<CatalogueVenue, 'state'>): boolean => state === 'published';

/** Those of a country that customers see. */
export const venuesOf = ({ venues }: CatalogueSnapshot, countryCode: CountryCode): CatalogueVenue[] =>
  venues.filter(({ record }) => record.address.countryCode === countryCode);
