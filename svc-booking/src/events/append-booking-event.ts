import type { BookingEventType } from '@plenary/contracts/events';
import type { Reader, Transaction } from '@plenary/service-kit/database/database';
import { appendEvent } from '@plenary/service-kit/outbox';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { readVenueDays } from '../availability/read-venue-days.ts';
import { lunchSeatsLeft } from '../availability/venue-day.ts';
import { nobody } from '../bookings/nobody.ts';
import type { BookingDeps } from '../deps.ts';
import { readVatRates } from '../vat-rates/read-vat-rates.ts';
import { type BookedHouse, bookingEvent, type Held } from './booking-event.ts';

export interface Happening {
  type: BookingEventType;
  /** Null for a booking made without a quote, which has no events. */
  quoteId: string | null;
  venue: BookedHouse;
  /** As in the event. */
  causedBy?: string;
  dayOrigins?: (string | null)[] | undefined;
  now: number;
}

/**
 * Tells other services what happened to the booking of a quote, in the transaction of the change and after its last write: the event
 * carries the whole new state. Not written without a subscriber (docs/decisions/0008-events-between-services.md), nor for quotes whose
 * customer is forgotten.
 */
export const appendBookingEvent = async (
  tx: Transaction,
  deps: BookingDeps,
  { type, quoteId, venue, causedBy, dayOrigins, now }: Happening,
): Promise<void> => {
  const { quote } = deps.tables;
  if (!quoteId || !deps.wantedEvents.has(type)) return;
  const [told] = await tx
    .update(quote)
    .set({ eventCount: sql`${quote.eventCount} + 1` })
    // What is signed to change a deal is told once it has changed it, and as that.
    .where(and(eq(quote.id, quoteId), isNull(quote.amends)))
    .returning();
  if (!told || told.userId === nobody) return;
  const payload = bookingEvent({
    quote: told,
    venue,
    held: await heldBy(tx, deps, { quoteId, venue, now }),
    roomsAlone: deps.prices.roomsAlone,
    causedBy,
    dayOrigins,
    vatRates: await readVatRates(tx, deps.tables),
  });
  const sequence = told.eventCount;
  // Made of the quote's id: a transaction that is run again writes the same event.
  await appendEvent(tx, deps.database, { id: `${quoteId}-${sequence}`, type, aggregateId: quoteId, sequence, payload }, now);
};

const heldBy = async (
  read: Reader,
  { tables }: BookingDeps,
  { quoteId, venue, now }: Omit<Happening, 'type'> & { quoteId: string },
): Promise<Held | undefined> => {
  const { booking, claim, lunchClaim } = tables;
  const [row] = await read
    .select()
    .from(booking)
    .where(and(eq(booking.quoteId, quoteId), inArray(booking.status, ['option', 'confirmed'])));
  if (!row) return undefined;
  const claims = await read.select().from(claim).where(eq(claim.bookingId, row.id));
  const lunchClaims = await read.select().from(lunchClaim).where(eq(lunchClaim.bookingId, row.id));
  const { id: venueId, lunchSeats } = venue.record;
  const days = lunchClaims.map(({ day }) => day);
  const takenByOthers = await readVenueDays(read, { tables, days, venueId, now, without: [{ bookingId: row.id, venueId }] });
  const seatsLeft = (day: string) => lunchSeatsLeft(lunchSeats, takenByOthers(venueId, day));
  return { booking: row, claims, lunchClaims, seatsLeft };
};
