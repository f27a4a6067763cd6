import { refuse } from '@plenary/http/refuse';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import { readVenueDays, type TakenOn } from '../availability/read-venue-days.ts';
import { lunchSeatsLeft } from '../availability/venue-day.ts';
import type { NewBooking } from '../bookings/add-bookings.ts';
import { agreedDays } from '../bookings/agreed-days.ts';
import { holdClaims } from '../bookings/hold-booking.ts';
import { lockVenueDays } from '../bookings/lock-venue-days.ts';
import type { OptionRow, QuoteRow } from '../db/rows.ts';
import type { KeptSlot } from '../db/tables/changes.ts';
import type { BookingDeps } from '../deps.ts';
import { chooseSlots } from '../options/choose-slots.ts';
import { lunchServiceFor } from '../search/lunch-seats.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';

interface Again {
  booking: OptionRow;
  /** What it gave up; null: a version cancelled it that did not keep that. */
  slots: readonly KeptSlot[] | null;
  quote: QuoteRow;
  venue: CatalogueVenue;
  now: number;
}

/**
 * Confirms a cancelled booking again, in the rooms that it gave up, with the lunches that were agreed on last (design: lifecycle L37). Refuses
 * `no-longer-available` where a slot of them or a seat is not free, also where somebody has an option on it.
 */
export const holdAgain = async (tx: Transaction, { tables }: BookingDeps, { booking, slots, quote, venue, now }: Again): Promise<void> => {
  const { booking: bookings } = tables;
  const venueId = venue.record.id;
  const dates = quote.frozen.search.days.map(({ date }) => date);
  await lockVenueDays(tx, { tables, venueId, days: [...dates].sort() });
  const taken = await readVenueDays(tx, { tables, venueId, days: dates, now });
  const own = slots ?? chosenAnew({ booking, quote, venue }, taken);
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
  const again: NewBooking = { id: booking.id, venueId, status: 'confirmed', rank: 1, expiresAt: null, slots: [...own], lunches };
  if (!(await holdClaims(tx, tables, again, now))) return refuse('no-longer-available');
};

const chosenAnew = ({ booking, quote, venue }: Pick<Again, 'booking' | 'quote' | 'venue'>, taken: TakenOn): readonly KeptSlot[] => {
  const { search, addons } = quote.frozen;
  const chosen = chooseSlots({ venue, search: { days: agreedDays(search.days, booking) }, hasAfterwork: addons.afterwork, taken });
  return 'lacking' in chosen || chosen.rank > 1 ? refuse('no-longer-available') : chosen.slots;
};
