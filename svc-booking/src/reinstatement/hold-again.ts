import { refuse } from '@plenary/http/refuse';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import { readVenueDays } from '../availability/read-venue-days.ts';
import { rewriteVenueDay } from '../availability/rewrite-venue-day.ts';
import { lunchSeatsLeft } from '../availability/venue-day.ts';
import { bookingRows, type NewBooking } from '../bookings/add-bookings.ts';
import { daysOf } from '../bookings/days-of.ts';
import { lockVenueDays } from '../bookings/lock-venue-days.ts';
import type { OptionRow, QuoteRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { chooseSlots } from '../options/choose-slots.ts';
import { lunchServiceFor } from '../search/lunch-seats.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';

interface Again {
  booking: OptionRow;
  quote: QuoteRow;
  venue: CatalogueVenue;
  now: number;
}

/**
 * Confirms a cancelled booking again, in rooms that are free now, for the people and the lunches that were agreed on last. Refuses
 * `no-longer-available` where a room, the evening or a seat is missing, also where somebody has an option on it.
 */
export const holdAgain = async (tx: Transaction, { tables }: BookingDeps, { booking, quote, venue, now }: Again): Promise<void> => {
  const { booking: bookings, claim, lunchClaim } = tables;
  const venueId = venue.record.id;
  const { addons } = quote.frozen;
  const days = daysAgreed(booking, quote);
  const dates = days.map(({ date }) => date);
  await lockVenueDays(tx, { tables, venueId, days: [...dates].sort() });
  const taken = await readVenueDays(tx, { tables, venueId, days: dates, now });
  const chosen = chooseSlots({ venue, search: { days }, hasAfterwork: addons.afterwork, taken });
  if ('lacking' in chosen || chosen.rank > 1) return refuse('no-longer-available');
  const lunches = booking.lunches.map(({ day, seats }) => {
    const service = lunchServiceFor(seats, lunchSeatsLeft(venue.record.lunchSeats, taken(venueId, day)));
    return { day, seats, service: service ?? refuse('no-longer-available') };
  });

  const won = await tx
    .update(bookings)
    .set({ status: 'confirmed', rank: 1, expiresAt: null })
    .where(and(eq(bookings.id, booking.id), eq(bookings.status, 'cancelled')))
    .returning({ id: bookings.id });
  if (won.length === 0) return refuse('conflict');
  const again: NewBooking = { id: booking.id, venueId, status: 'confirmed', rank: 1, expiresAt: null, slots: chosen.slots, lunches };
  const rows = bookingRows([again], now);
  const kept = await tx.insert(claim).values(rows.claims).onConflictDoNothing().returning({ roomId: claim.roomId });
  if (kept.length < rows.claims.length) return refuse('no-longer-available');
  if (rows.lunchClaims.length > 0) await tx.insert(lunchClaim).values(rows.lunchClaims);
  for (const day of daysOf([...rows.claims, ...rows.lunchClaims])) await rewriteVenueDay(tx, { tables, venueId, day, now });
};

/** The days as signed, with the people of the plenary that staff agreed to since. */
const daysAgreed = ({ agreedPeople }: OptionRow, { frozen }: QuoteRow) => {
  const agreed = new Map(agreedPeople?.days.map(({ day, pax }) => [day, pax]));
  return frozen.search.days.map((day) => ({ ...day, plenary: { ...day.plenary, pax: agreed.get(day.date) ?? day.plenary.pax } }));
};
