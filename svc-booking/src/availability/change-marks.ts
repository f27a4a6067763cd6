import { and, gte, is, type SQL, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { BookingTables } from '../db/tables.ts';

/**
 * Marks by which a reader finds the rows of a day that have changed since it last read. SQLite has one writer, so that a number that rises
 * with each change is enough. On PostgreSQL a transaction that began earlier may end later: its own id is the mark, and a reader asks
 * again for all from the oldest transaction on that was still open.
 */
interface ChangeMarks {
  /** What a change writes into its row. */
  markOf(day: string): SQL;
  /** The rows that may have changed since a mark; 0: all. */
  changedSince(since: number): SQL | undefined;
  /** The mark from which the next reading of a day asks; of a query that groups by day. */
  nextMark: SQL<number>;
}

const oldestOpen = sql<number>`cast(cast(pg_snapshot_xmin(pg_current_snapshot()) as text) as bigint)`;
const notBegun = sql`cast(cast(pg_snapshot_xmax(pg_current_snapshot()) as text) as bigint)`;

const isOnPostgres = ({ venueDay }: BookingTables): boolean => is(venueDay, PgTable);

export const changeMarks = (tables: BookingTables): ChangeMarks => {
  const { written } = tables.venueDay;
  return isOnPostgres(tables)
    ? {
        markOf: () => sql`cast(cast(pg_current_xact_id() as text) as bigint)`,
        // Rows that another server has written bear marks of its own, after a restore higher than any here.
        changedSince: (since) => and(gte(written, since), since > 0 ? sql`${written} < ${notBegun}` : undefined),
        nextMark: oldestOpen.mapWith(Number),
      }
    : {
        markOf: (day) => sql`(select coalesce(max(written), 0) + 1 from venue_day where day = ${day})`,
        changedSince: (since) => gte(written, since),
        nextMark: sql<number>`max(${written}) + 1`.mapWith(Number),
      };
};
