import type { Database } from '@plenary/service-kit/database/database';
import { and, eq, or } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';
import type { CatalogueSnapshot } from '../venues/catalogue.ts';
import { changeMarks } from './change-marks.ts';
import { deriveVenueDay } from './derive-venue-day.ts';
import { createKeptDay, type KeptDay, keepRow, rowAt } from './kept-day.ts';
import type { TakenOn } from './read-venue-days.ts';
import type { VenueDay } from './venue-day.ts';
import { linesOf, rowsOf } from './venue-day-lines.ts';
import { createVenueIndex, type VenueIndex } from './venue-index.ts';

/** Most days in memory: those asked for last. */
const mostDays = 64;
/** Milliseconds after which a day is read as a whole again: a replica of a version that sets no marks may have written it meanwhile. */
const longestKept = 30_000;

interface Asked {
  days: readonly string[];
  now: number;
  /** Bookings to be looked away from. */
  without: readonly { bookingId: string; venueId: string }[];
}

/** What is taken on some days in the whole network. */
export interface NetworkDays {
  index: VenueIndex;
  /** In the order asked for. */
  days: readonly KeptDay[];
  /** Places of venues of which `days` may tell something else than `taken`. */
  unsure: ReadonlySet<number>;
  /** The truth. */
  taken: TakenOn;
}

/**
 * What is taken, in memory: each reading asks the database for what has changed since the last one, so that its answer is as new as a
 * reading of all rows would be, on every replica. 40 bytes a venue and day, of 64 days at most.
 */
export const createKeptDays = ({ database, tables }: { database: Database; tables: BookingTables }) => {
  const { read } = database;
  const { venueDay } = tables;
  const marks = changeMarks(tables);
  let kept: { catalogue: CatalogueSnapshot; index: VenueIndex; days: Map<string, KeptDay> } | undefined;
  /** Readings one after another: what an earlier one has read must not replace what a later one has. */
  let last: Promise<unknown> = Promise.resolve();

  const keptOf = (catalogue: CatalogueSnapshot) => {
    if (kept?.catalogue !== catalogue) kept = { catalogue, index: createVenueIndex(catalogue), days: new Map() };
    return kept;
  };

  const refresh = async (catalogue: CatalogueSnapshot, { days: dates, now }: Asked) => {
    const { index, days } = keptOf(catalogue);
    const wanted = new Map(dates.map((date) => [date, usableDay(days.get(date), now) ?? createKeptDay(index, now)]));
    const changed = [...wanted].map(([date, { since }]) => and(eq(venueDay.day, date), marks.changedSince(since)));
    const found = await read
      .select({ day: venueDay.day, lines: linesOf(tables), next: marks.nextMark })
      .from(venueDay)
      .where(or(...changed))
      .groupBy(venueDay.day);
    for (const { day, lines, next } of found) {
      const keptDay = wanted.get(day);
      if (!keptDay) continue;
      for (const row of rowsOf(lines)) keepRow(keptDay, index, row);
      keptDay.since = next;
    }
    for (const [date, day] of wanted) {
      days.delete(date);
      days.set(date, day);
    }
    for (const date of [...days.keys()].slice(0, Math.max(0, days.size - mostDays))) days.delete(date);
    return { index, wanted };
  };

  return {
    async read(catalogue: CatalogueSnapshot, asked: Asked): Promise<NetworkDays> {
      const refreshed = last.then(() => refresh(catalogue, asked));
      last = refreshed.catch(() => {});
      const { index, wanted } = await refreshed;
      const derived = new Map<string, VenueDay>();
      const unsure = new Set(index.wide);
      for (const { place, day, bookings } of untrueOf(index, wanted, asked)) {
        const venueId = index.venues[place]?.record.id ?? '';
        unsure.add(place);
        derived.set(`${place} ${day}`, await deriveVenueDay(read, { tables, venueId, day, now: asked.now, without: bookings }));
      }
      const taken: TakenOn = (venueId, date) => {
        const [place, day] = [index.placeOf.get(venueId), wanted.get(date)];
        if (place === undefined || day === undefined) return undefined;
        return derived.get(`${place} ${date}`) ?? rowAt(day, place);
      };
      return { index, days: asked.days.flatMap((date) => wanted.get(date) ?? []), unsure, taken };
    },
  };
};
export type KeptDays = ReturnType<typeof createKeptDays>;

const usableDay = (day: KeptDay | undefined, now: number): KeptDay | undefined =>
  day && day.readAt <= now && now < day.readAt + longestKept ? day : undefined;

interface Untrue {
  place: number;
  day: string;
  /** Those to be looked away from. */
  bookings: readonly string[];
}

/** Rows whose options have lapsed since they were written, and those of bookings to be looked away from. */
const untrueOf = (index: VenueIndex, wanted: ReadonlyMap<string, KeptDay>, { now, without }: Asked): Untrue[] => {
  const own = without.flatMap(({ bookingId, venueId }) => {
    const place = index.placeOf.get(venueId);
    return place === undefined ? [] : [{ place, bookingId }];
  });
  const bookingsAt = (place: number) => own.flatMap((booking) => (booking.place === place ? [booking.bookingId] : []));
  return [...wanted].flatMap(([day, { lapsesAt }]) => {
    const places = new Set(own.map(({ place }) => place));
    for (let place = 0; place < lapsesAt.length; place++) if ((lapsesAt[place] as number) <= now) places.add(place);
    return [...places].map((place) => ({ place, day, bookings: bookingsAt(place) }));
  });
};
