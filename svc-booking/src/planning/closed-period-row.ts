import type { ClosedPeriodRow } from '@plenary/contracts/planning.schemas';
import type { CountryCode, Localized } from '@plenary/contracts/vocabulary';
import { refuse } from '@plenary/http/refuse';
import type { Reader } from '@plenary/service-kit/database/database';
import { and, between, countDistinct, eq, gt, gte, isNull, lte, ne, or } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';

export interface Closing {
  /** Local days, both included. */
  from: string;
  to: string;
  reason: Localized;
}

export const presentPeriod = (row: BookingTables['closedPeriod']['$inferSelect']): ClosedPeriodRow => ({
  id: row.id,
  countryCode: row.country as CountryCode,
  from: row.fromDay,
  to: row.toDay,
  reason: row.reason,
  version: row.version,
});

/** Refuses days in the wrong order, and days that another period of the country has. */
export const refuseUnlessFree = async (
  read: Reader,
  { closedPeriod }: BookingTables,
  { country, from, to, except = '' }: { country: string; from: string; to: string; except?: string },
): Promise<void> => {
  if (to < from) refuse('invalid-request', { errors: { to: 'too_early' } });
  const overlapping = await read
    .select({ id: closedPeriod.id })
    .from(closedPeriod)
    .where(
      and(
        eq(closedPeriod.country, country),
        eq(closedPeriod.isRemoved, false),
        lte(closedPeriod.fromDay, to),
        gte(closedPeriod.toDay, from),
        ne(closedPeriod.id, except),
      ),
    );
  if (overlapping.length > 0) refuse('conflict', { errors: { from: 'closed_day' } });
};

/** Live bookings on days of a country: a closing leaves them as they are, and its author has to know. */
export const bookingsOn = async (
  read: Reader,
  { booking, claim }: BookingTables,
  { venueIds, from, to, now }: { venueIds: ReadonlySet<string>; from: string; to: string; now: number },
): Promise<number> => {
  const rows = await read
    .select({ venueId: claim.venueId, bookings: countDistinct(claim.bookingId) })
    .from(claim)
    .innerJoin(booking, and(eq(booking.id, claim.bookingId), ne(booking.status, 'block')))
    .where(and(between(claim.day, from, to), or(isNull(claim.holdUntil), gt(claim.holdUntil, now))))
    .groupBy(claim.venueId);
  return rows.filter(({ venueId }) => venueIds.has(venueId)).reduce((sum, { bookings }) => sum + Number(bookings), 0);
};
