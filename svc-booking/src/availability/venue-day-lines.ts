import { type SQL, sql } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';
import type { VenueDay } from './venue-day.ts';

export type VenueDayRow = VenueDay & { venueId: string; lapsesAt: number | null };

/** The rows of a day as one text, a line each: an object for each of thousands costs the driver several times what finding them costs. */
export const linesOf = ({ venueDay }: BookingTables): SQL<string> => {
  const { venueId, first, full, service1Taken, service2Taken, lapsesAt } = venueDay;
  const fields = [venueId, first, full, service1Taken, service2Taken, sql`coalesce(cast(${lapsesAt} as text), '')`];
  return sql<string>`string_agg(${sql.join(fields, sql.raw(" || ' ' || "))}, ';')`;
};

export const rowsOf = (lines: string): VenueDayRow[] => lines.split(';').map(rowOf);

const rowOf = (line: string): VenueDayRow => {
  const fields = line.split(' ');
  return {
    venueId: fields[0] ?? '',
    first: fields[1] ?? '',
    full: fields[2] ?? '',
    service1Taken: Number(fields[3]),
    service2Taken: Number(fields[4]),
    lapsesAt: fields[5] ? Number(fields[5]) : null,
  };
};
