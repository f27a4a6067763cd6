import type { SearchDay } from '@plenary/contracts/search';
import { columnKit, type Dialect } from '@plenary/service-kit/database/columns';
import type { Room } from '../rooms/room.ts';
import type { VenueRecord } from '../venues/venue-record.ts';

export const bookingTables = (dialect: Dialect) => {
  const kit = columnKit(dialect);
  return {
    /** One row: rises with every change of venues or rooms, so that each copy of the service reads them anew. */
    catalogueVersion: kit.table('catalogue_version', { id: kit.integer().primaryKey(), version: kit.integer().notNull() }),
    venue: kit.table('venue', {
      id: kit.text().primaryKey(),
      slug: kit.text().notNull(),
      countryCode: kit.text().notNull(),
      /** Place in the list. */
      position: kit.integer().notNull(),
      record: kit.json<VenueRecord>().notNull(),
    }),
    room: kit.table('room', {
      id: kit.text().primaryKey(),
      venueId: kit.text().notNull(),
      /** 0 to 30 within the venue, never given again: its bit in the masks of venue_day. */
      position: kit.integer().notNull(),
      record: kit.json<Room>().notNull(),
    }),
    demand: kit.table('demand', {
      id: kit.text().primaryKey(),
      userId: kit.text().notNull(),
      venueId: kit.text().notNull(),
      days: kit.json<SearchDay[]>().notNull(),
      createdAt: kit.integer().notNull(),
    }),
  };
};
export type BookingTables = ReturnType<typeof bookingTables>;
