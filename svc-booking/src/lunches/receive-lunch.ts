import { lunchTold } from '@plenary/contracts/events';
import type { EventHandler } from '@plenary/service-kit/receive-events';
import { and, eq } from 'drizzle-orm';
import { rewriteVenueDay } from '../availability/rewrite-venue-day.ts';
import { findConfirmedBooking } from '../bookings/confirmed-booking.ts';
import { lockVenueDays } from '../bookings/lock-venue-days.ts';
import type { BookingDeps } from '../deps.ts';
import { serviceOf } from './lunch-rules.ts';
import { hasDay, heldSeats, seatsFor } from './own-lunch.ts';
import { raiseLunchSequence } from './raise-lunch-sequence.ts';

/** Leaves a quote the seats of its lunch as svc-survey last told it, and frees what it was holding besides. */
export const receiveLunch =
  (deps: BookingDeps): EventHandler =>
  async (tx, { sequence, payload }) => {
    const { tables } = deps;
    const { quoteId, day, seated } = lunchTold.parse(payload);
    const now = deps.now();
    const found = await findConfirmedBooking(tx, tables, { quoteId, catalogue: await deps.catalogue.current() });
    const isNewest = await raiseLunchSequence(tx, tables, { quoteId, day, sequence });
    if (!found || !isNewest || !(await hasDay(tx, tables, { bookingId: found.booking.id, day }))) return;
    const { booking, venue } = found;
    const venueId = venue.record.id;
    const { lunchClaim } = tables;
    await lockVenueDays(tx, { tables, venueId, days: [day] });
    const left = await seatsFor(tx, tables, { ...found, day, now });
    const held = await heldSeats(tx, tables, { booking, day });
    await tx
      .delete(lunchClaim)
      .where(and(eq(lunchClaim.bookingId, booking.id), eq(lunchClaim.day, day)))
      .returning({ day: lunchClaim.day });
    const others = booking.lunches.filter((party) => party.day !== day);
    if (seated) {
      const { seats } = seated;
      await tx
        .insert(lunchClaim)
        .values({ bookingId: booking.id, day, venueId, service: serviceOf(seated, { held, left }), seats, holdUntil: null });
    }
    const lunches = seated ? [...others, { day, seats: seated.seats }] : others;
    await tx.update(tables.booking).set({ lunches }).where(eq(tables.booking.id, booking.id)).returning({ id: tables.booking.id });
    await rewriteVenueDay(tx, { tables, venueId, day, now });
  };
