import { refuse } from '@plenary/http/refuse';
import { rewriteVenueDay } from '../availability/rewrite-venue-day.ts';
import { confirmedBooking } from '../bookings/confirmed-booking.ts';
import { lockVenueDays } from '../bookings/lock-venue-days.ts';
import type { BookingDeps } from '../deps.ts';
import { settleVenue } from '../options/settle-venue.ts';
import { writeOptions } from '../options/write-options.ts';
import { type Seated, serviceWithRoom } from './lunch-rules.ts';
import { hasDay, heldSeats, seatsFor } from './own-lunch.ts';
import { raiseLunchSequence } from './raise-lunch-sequence.ts';

interface Claim extends Seated {
  quoteId: string;
  day: string;
  sequence: number;
}

/**
 * Takes seats for the lunch of a confirmed quote, all or none, beside those it holds: svc-survey says afterwards, with this sequence or a
 * later one, which stay (`receiveLunch`). Until then the quote can go back to what it had. Refuses `not-found`, `stale-version`, and
 * `no-seats` with what is left.
 */
export const claimLunch = async (deps: BookingDeps, { quoteId, day, sequence, ...wanted }: Claim): Promise<void> => {
  const { tables } = deps;
  const catalogue = await deps.catalogue.current();
  await writeOptions(deps, async (tx, now) => {
    const found = await confirmedBooking(tx, tables, { quoteId, catalogue });
    const { booking, venue } = found;
    const venueId = venue.record.id;
    if (!(await hasDay(tx, tables, { bookingId: booking.id, day }))) return refuse('not-found');
    if (!(await raiseLunchSequence(tx, tables, { quoteId, day, sequence }))) return refuse('stale-version');
    await settleVenue(tx, deps, { venue, now });
    await lockVenueDays(tx, { tables, venueId, days: [day] });
    const left = await seatsFor(tx, tables, { ...found, day, now });
    const held = await heldSeats(tx, tables, { booking, day });
    const service = serviceWithRoom(wanted, { held, left });
    if (!service) return refuse('no-seats', { members: { left } });
    const seats = Math.max(wanted.seats, held.find((row) => row.service === service)?.seats ?? 0);
    const { lunchClaim } = tables;
    await tx
      .insert(lunchClaim)
      .values({ bookingId: booking.id, day, venueId, service, seats, holdUntil: null })
      .onConflictDoUpdate({ target: [lunchClaim.bookingId, lunchClaim.day, lunchClaim.service], set: { seats } })
      .returning({ day: lunchClaim.day });
    await rewriteVenueDay(tx, { tables, venueId, day, now });
  });
};
