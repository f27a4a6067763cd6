import { type AnyColumn, and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import { inChunks } from '../bookings/add-bookings.ts';
import type { BookingStatus } from '../bookings/booking.ts';
import type { ClaimRow, OptionRow, QuoteRow } from '../db/rows.ts';
import type { BookingTables } from '../db/tables.ts';
import type { BookingDeps } from '../deps.ts';

type Deps = Pick<BookingDeps, 'database' | 'tables'>;

/** A first option or a booking with its half-days on the days of a sheet. */
export interface HeldOnDays {
  booking: OptionRow;
  /** Null: it was not made from one. */
  quote: Pick<QuoteRow, 'id' | 'frozen' | 'createdAt' | 'customer' | 'status' | 'standing' | 'amends'> | null;
  claims: ClaimRow[];
  lunches: LunchClaimRow[];
  /** Who came on its days, where somebody has counted. */
  attended: AttendanceRow[];
  /** Every day that it holds something on, in order. */
  allDays: string[];
}
type LunchClaimRow = BookingTables['lunchClaim']['$inferSelect'];
type AttendanceRow = BookingTables['attendance']['$inferSelect'];

const holding = ['option', 'confirmed'] as const satisfies readonly BookingStatus[];

/** First options and bookings whose half-days a condition finds. */
export const readHeld = async ({ database, tables }: Deps, where: SQL | undefined): Promise<HeldOnDays[]> => {
  const { booking, claim, quote } = tables;
  const { id: quoteId, frozen, createdAt, customer, status, standing, amends } = quote;
  const rows = await database.read
    .select({ claim, booking, quote: { id: quoteId, frozen, createdAt, customer, status, standing, amends } })
    .from(claim)
    .innerJoin(booking, eq(booking.id, claim.bookingId))
    .leftJoin(quote, eq(quote.id, booking.quoteId))
    .where(and(where, eq(claim.rank, 1), inArray(booking.status, [...holding])))
    .orderBy(asc(claim.day), asc(claim.request), asc(claim.half));
  const ids = [...new Set(rows.map((row) => row.booking.id))];
  const quoteIds = rows.flatMap((row) => row.quote?.id ?? []);
  const [lunches, attended, days] = await Promise.all([
    lunchesOf({ database, tables }, ids),
    attendedOf({ database, tables }, [...new Set(quoteIds)]),
    daysOf({ database, tables }, ids),
  ]);
  return ids.flatMap((id) => {
    const own = rows.filter((row) => row.booking.id === id);
    const [first] = own;
    if (!first) return [];
    const claims = own.map((row) => row.claim);
    const held = new Set(claims.map(({ day }) => day));
    return [
      {
        booking: first.booking,
        quote: first.quote,
        claims,
        lunches: lunches.filter(({ bookingId, day }) => bookingId === id && held.has(day)),
        attended: attended.filter(({ quoteId: of }) => of === first.quote?.id),
        allDays: days.filter(({ bookingId }) => bookingId === id).map(({ day }) => day),
      },
    ];
  });
};

const isOneOf = (column: AnyColumn, ids: readonly string[]) => inArray(column, [...ids]);

const lunchesOf = async ({ database, tables: { lunchClaim } }: Deps, ids: string[]): Promise<LunchClaimRow[]> => {
  const parts = inChunks(ids).map((part) =>
    database.read
      .select()
      .from(lunchClaim)
      .where(isOneOf(lunchClaim.bookingId, part))
      .orderBy(asc(lunchClaim.day), asc(lunchClaim.service)),
  );
  return (await Promise.all(parts)).flat();
};

const attendedOf = async ({ database, tables: { attendance } }: Deps, quoteIds: string[]): Promise<AttendanceRow[]> => {
  const parts = inChunks(quoteIds).map((part) => database.read.select().from(attendance).where(isOneOf(attendance.quoteId, part)));
  return (await Promise.all(parts)).flat();
};

const daysOf = async ({ database, tables: { claim } }: Deps, ids: string[]) => {
  const parts = inChunks(ids).map((part) =>
    database.read
      .selectDistinct({ bookingId: claim.bookingId, day: claim.day })
      .from(claim)
      .where(isOneOf(claim.bookingId, part))
      .orderBy(asc(claim.day)),
  );
  return (await Promise.all(parts)).flat();
};
