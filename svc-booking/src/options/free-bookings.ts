import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq, inArray } from 'drizzle-orm';
import { rewriteVenueDay } from '../availability/rewrite-venue-day.ts';
import { daysOf } from '../bookings/days-of.ts';
import { lockVenueDays } from '../bookings/lock-venue-days.ts';
import type { ClaimRow, OptionRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { moveUp } from './move-up.ts';
import { promoteOptions } from './promote-options.ts';
import { type WaitingOption, waitingOptions } from './waiting-options.ts';

type Ending = { from: 'option'; status: 'lapsed' | 'released' } | { from: 'confirmed'; status: 'cancelled' };

type Freeing = Ending & {
  venue: CatalogueVenue;
  /** Bookings of that venue. */
  ids: readonly string[];
  /** Instant at which they end: who was live then moves up, and a new term starts then. */
  at: number;
};

export interface Freed {
  ended: readonly OptionRow[];
  /** Claims that are gone. */
  claims: readonly ClaimRow[];
  /** Seats at lunch that are gone, which may be on days without a claim: an offered change may hold seats alone. */
  seats: readonly { day: string }[];
  /** Second options that may have waited for them. */
  seconds: readonly WaitingOption[];
}

/** Ends bookings of one venue and takes their slots and seats away; one that has ended already stays as it is. `closeRanks` has to follow. */
export const freeBookings = async (tx: Transaction, { tables }: BookingDeps, { venue, ids, from, status, at }: Freeing): Promise<Freed> => {
  const { booking, claim, lunchClaim } = tables;
  const venueId = venue.record.id;
  const held = await tx
    .select()
    .from(claim)
    .where(inArray(claim.bookingId, [...ids]));
  const seated = await tx
    .select({ day: lunchClaim.day })
    .from(lunchClaim)
    .where(inArray(lunchClaim.bookingId, [...ids]));
  const waiting = await waitingOptions(tx, tables, { venueId, days: daysOf([...held, ...seated]), at });
  const seconds = waiting.filter(({ option }) => !ids.includes(option.id));
  await lockVenueDays(tx, { tables, venueId, days: daysOf([...held, ...seated, ...seconds.flatMap(({ claims }) => claims)]) });

  const ended = await tx
    .update(booking)
    .set({ status })
    .where(and(inArray(booking.id, [...ids]), eq(booking.status, from)))
    .returning();
  const endedIds = ended.map(({ id }) => id);
  if (endedIds.length === 0) return { ended, claims: [], seats: [], seconds };
  const claims = await tx.delete(claim).where(inArray(claim.bookingId, endedIds)).returning();
  const seats = await tx.delete(lunchClaim).where(inArray(lunchClaim.bookingId, endedIds)).returning({ day: lunchClaim.day });
  return { ended, claims, seats, seconds };
};

interface Closing extends Pick<Freed, 'claims' | 'seconds'>, Partial<Pick<Freed, 'seats'>> {
  venue: CatalogueVenue;
  at: number;
  now: number;
}

/** After slots were freed: who waited for them moves up, second options with nothing left to wait for become first, the days are rewritten. */
export const closeRanks = async (
  tx: Transaction,
  deps: BookingDeps,
  { venue, claims: freed, seats = [], seconds, at, now }: Closing,
): Promise<void> => {
  const { tables } = deps;
  await moveUp(tx, tables, { seconds, freed });
  const promoted = await promoteOptions(tx, deps, { venue, seconds, at, now });
  for (const day of daysOf([...freed, ...seats, ...promoted.flatMap(({ claims }) => claims)]))
    await rewriteVenueDay(tx, { tables, venueId: venue.record.id, day, now });
};
