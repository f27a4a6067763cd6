import type { ScientistsTold } from '@plenary/contracts/events';
import type { VenueState } from '@plenary/contracts/network-terms';
import type { Localized } from '@plenary/contracts/vocabulary';
import { columnKit, type Dialect } from '@plenary/service-kit/database/columns';
import type { Room } from '../../rooms/room.ts';
import type { VenueRecord } from '../../venues/venue-record.ts';

export const catalogueTables = (dialect: Dialect) => {
  const kit = columnKit(dialect);
  return {
    /** One row: rises with every change of venues, rooms or closed periods, so that each replica reloads them. */
    catalogueVersion: kit.table('catalogue_version', { id: kit.integer().primaryKey(), version: kit.integer().notNull() }),
    venue: kit.table('venue', {
      id: kit.text().primaryKey(),
      slug: kit.text().notNull(),
      countryCode: kit.text().notNull(),
      /** Place in the list. */
      position: kit.integer().notNull(),
      record: kit.json<VenueRecord>().notNull(),
      /** Rises with every change that staff make of the venue's facts. */
      revision: kit.integer().notNull().default(1),
      state: kit.text().$type<VenueState>().notNull().default('published'),
    }),
    /** Earlier addresses of the pages of venues, which lead to them. */
    venueSlug: kit.table('venue_slug', { slug: kit.text().primaryKey(), venueId: kit.text().notNull() }),
    room: kit.table('room', {
      id: kit.text().primaryKey(),
      venueId: kit.text().notNull(),
      /** Counts from 0 within the venue, never given again: its place in the texts of venue_day. */
      position: kit.integer().notNull(),
      record: kit.json<Room>().notNull(),
      /** Rises with every change that staff make of the room's facts; its figures have requests of their own. */
      revision: kit.integer().notNull().default(1),
    }),
    closedPeriod: kit.table('closed_period', {
      id: kit.text().primaryKey(),
      country: kit.text().notNull(),
      fromDay: kit.text().notNull(),
      toDay: kit.text().notNull(),
      reason: kit.json<Localized>().notNull(),
      /** Rises with every change of the period. */
      version: kit.integer().notNull(),
      /** Kept, so that a period which every installation starts with does not come back. */
      isRemoved: kit.boolean().notNull(),
    }),
    /** A public holiday on which the venues of a country are open nevertheless. */
    openHoliday: kit.table('open_holiday', { country: kit.text().notNull(), day: kit.text().notNull() }, (table) => [
      kit.primaryKey({ columns: [table.country, table.day] }),
    ]),
    /** Meeting Scientists by venue, as last told by svc-survey: one row. */
    scientistDirectory: kit.table('scientist_directory', {
      id: kit.text().primaryKey(),
      sequence: kit.integer().notNull(),
      scientists: kit.json<ScientistsTold['scientists']>().notNull(),
    }),
  };
};
