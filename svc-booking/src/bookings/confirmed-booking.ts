import { refuse } from '@plenary/http/refuse';
import type { Reader } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import type { OptionRow } from '../db/rows.ts';
import type { BookingTables } from '../db/tables.ts';
import type { CatalogueSnapshot, CatalogueVenue } from '../venues/catalogue.ts';

/** A confirmed booking and its venue. */
export interface ConfirmedBooking {
  booking: OptionRow;
  venue: CatalogueVenue;
}

/** The confirmed booking of a quote; undefined for a quote that holds nothing for good. */
export const findConfirmedBooking = async (
  read: Reader,
  { booking }: BookingTables,
  { quoteId, catalogue }: { quoteId: string; catalogue: CatalogueSnapshot },
): Promise<ConfirmedBooking | undefined> => {
  const [row] = await read
    .select()
    .from(booking)
    .where(and(eq(booking.quoteId, quoteId), eq(booking.status, 'confirmed')));
  const venue = row && catalogue.byId.get(row.venueId);
  return venue && { booking: row, venue };
};

/** As `findConfirmedBooking`; refuses `not-found`. */
export const confirmedBooking = async (...asked: Parameters<typeof findConfirmedBooking>): Promise<ConfirmedBooking> =>
  (await findConfirmedBooking(...asked)) ?? refuse('not-found');
