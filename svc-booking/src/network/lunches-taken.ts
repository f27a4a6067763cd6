import type { TakenLunch, VenueFacts } from '@plenary/contracts/network.schemas';
import type { Reader } from '@plenary/service-kit/database/database';
import { and, eq, gt, gte, isNull, or, sql } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';

interface Asked {
  /** Left out: of every venue. */
  venueId?: string;
  /** At the venue. */
  today: string;
  now: number;
}

/** Seats of the lunch services that options and bookings hold on the days to come, by venue, the earliest first. */
export const lunchesTaken = async (
  read: Reader,
  { lunchClaim }: BookingTables,
  { venueId, today, now }: Asked,
): Promise<Map<string, TakenLunch[]>> => {
  const rows = await read
    .select({ venueId: lunchClaim.venueId, day: lunchClaim.day, service: lunchClaim.service, taken: sql<number>`sum(${lunchClaim.seats})` })
    .from(lunchClaim)
    .where(
      and(
        venueId === undefined ? undefined : eq(lunchClaim.venueId, venueId),
        gte(lunchClaim.day, today),
        or(isNull(lunchClaim.holdUntil), gt(lunchClaim.holdUntil, now)),
      ),
    )
    .groupBy(lunchClaim.venueId, lunchClaim.day, lunchClaim.service)
    .orderBy(lunchClaim.day, lunchClaim.service);
  const byVenue = new Map<string, TakenLunch[]>();
  for (const { venueId: venue, day, service, taken } of rows)
    byVenue.set(venue, [...(byVenue.get(venue) ?? []), { day, service: service as TakenLunch['service'], taken: Number(taken) }]);
  return byVenue;
};

/** The lunches that would not have their seats (design: lifecycle L40); none where a service keeps as many as it has. */
export const lunchesAbove = (
  taken: readonly TakenLunch[],
  { before, after }: { before: VenueFacts['lunchSeats']; after: VenueFacts['lunchSeats'] },
): TakenLunch[] => taken.filter(({ service, taken: seats }) => after[service] < before[service] && seats > after[service]);
