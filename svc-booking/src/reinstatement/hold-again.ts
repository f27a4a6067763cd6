import { refuse } from '@plenary/http/refuse';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import { readVenueDays } from '../availability/read-venue-days.ts';
import { lunchSeatsLeft } from '../availability/venue-day.ts';
import type { NewBooking } from '../bookings/add-bookings.ts';
import { agreedDays } from '../bookings/agreed-days.ts';
import { holdClaims } from '../bookings/hold-booking.ts';
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
  const { booking: bookings } = tables;
  const venueId = venue.record.id;
  const { addons } = quote.frozen;
  const days = agreedDays(quote.frozen.search.days, booking);
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
  if (!(await holdClaims(tx, tables, again, now))) return refuse('no-longer-available');
};
