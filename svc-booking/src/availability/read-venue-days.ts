import type { Reader } from '@plenary/service-kit/database/database';
import { and, eq, inArray } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';
import { deriveVenueDay } from './derive-venue-day.ts';
import type { VenueDay } from './venue-day.ts';
import { linesOf, rowsOf } from './venue-day-lines.ts';

/** The taken slots of a venue on a day; undefined if none. */
export type TakenOn = (venueId: string, day: string) => VenueDay | undefined;

interface Options {
  tables: BookingTables;
  days: readonly string[];
  /** Only of this venue. */
  venueId?: string;
  now: number;
  /** Bookings to be looked away from. */
  without?: readonly { bookingId: string; venueId: string }[];
}

/** Reads the taken slots of some days. A row whose options have lapsed since it was written is derived from the claims again. */
export const readVenueDays = async (read: Reader, { tables, days, venueId, now, without = [] }: Options): Promise<TakenOn> => {
  const { venueDay } = tables;
  const ofDays = inArray(venueDay.day, [...days]);
  const found = await read
    .select({ day: venueDay.day, lines: linesOf(tables) })
    .from(venueDay)
    .where(venueId === undefined ? ofDays : and(ofDays, eq(venueDay.venueId, venueId)))
    .groupBy(venueDay.day);
  const taken = new Map<string, Map<string, VenueDay>>();
  for (const { day, lines } of found) {
    const ofDay = new Map<string, VenueDay>();
    taken.set(day, ofDay);
    for (const row of rowsOf(lines)) {
      const own = without.filter((booking) => booking.venueId === row.venueId).map(({ bookingId }) => bookingId);
      const isTrue = own.length === 0 && (row.lapsesAt === null || row.lapsesAt > now);
      ofDay.set(row.venueId, isTrue ? row : await deriveVenueDay(read, { tables, venueId: row.venueId, day, now, without: own }));
    }
  }
  return (id, day) => taken.get(day)?.get(id);
};
