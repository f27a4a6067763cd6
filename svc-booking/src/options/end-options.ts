import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq, inArray } from 'drizzle-orm';
import { rewriteVenueDay } from '../availability/rewrite-venue-day.ts';
import { daysOf } from '../bookings/days-of.ts';
import { lockVenueDays } from '../bookings/lock-venue-days.ts';
import type { BookingDeps } from '../deps.ts';
import { appendBookingEvent } from '../events/append-booking-event.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { moveUp } from './move-up.ts';
import { promoteOptions } from './promote-options.ts';
import { tellCustomer } from './tell-customer.ts';
import { waitingOptions } from './waiting-options.ts';

interface Ending {
  venue: CatalogueVenue;
  /** Options of that venue. */
  ids: readonly string[];
  status: 'lapsed' | 'released';
  /** Instant at which they end: who was live then moves up, and a new term starts then. */
  at: number;
  now: number;
}

/**
 * Ends options of one venue: their slots and seats are free, those who waited behind them move up, second options with nothing
 * left to wait for become first, each customer is told. An option that has ended already stays as it is. Answers how many ended.
 */
export const endOptions = async (tx: Transaction, deps: BookingDeps, { venue, ids, status, at, now }: Ending): Promise<number> => {
  const { tables } = deps;
  const { booking, claim, lunchClaim } = tables;
  const venueId = venue.record.id;
  const held = await tx
    .select()
    .from(claim)
    .where(inArray(claim.bookingId, [...ids]));
  const waiting = await waitingOptions(tx, tables, { venueId, days: daysOf(held), at });
  const seconds = waiting.filter(({ option }) => !ids.includes(option.id));
  await lockVenueDays(tx, { tables, venueId, days: daysOf([...held, ...seconds.flatMap(({ claims }) => claims)]) });

  const ended = await tx
    .update(booking)
    .set({ status })
    .where(and(inArray(booking.id, [...ids]), eq(booking.status, 'option')))
    .returning();
  const endedIds = ended.map(({ id }) => id);
  if (endedIds.length === 0) return 0;
  const freed = await tx.delete(claim).where(inArray(claim.bookingId, endedIds)).returning();
  await tx.delete(lunchClaim).where(inArray(lunchClaim.bookingId, endedIds)).returning({ day: lunchClaim.day });
  for (const option of ended) {
    const days = daysOf(held.filter(({ bookingId }) => bookingId === option.id));
    await tellCustomer(tx, deps, { kind: status, option, days, venue: venue.record, now });
    await appendBookingEvent(tx, deps, { type: `option.${status}`, quoteId: option.quoteId, venue, now });
  }

  await moveUp(tx, tables, { seconds, freed });
  const promoted = await promoteOptions(tx, deps, { venue, seconds, at, now });
  const changed = daysOf([...freed, ...promoted.flatMap(({ claims }) => claims)]);
  for (const day of changed) await rewriteVenueDay(tx, { tables, venueId, day, now });
  return endedIds.length;
};
