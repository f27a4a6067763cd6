import type { Transaction } from '@plenary/service-kit/database/database';
import { rewriteVenueDay } from '../availability/rewrite-venue-day.ts';
import type { BookingTables } from '../db/tables.ts';
import { bookingRows, inChunks, type NewBooking } from './add-bookings.ts';
import { daysOf } from './days-of.ts';

/**
 * Stores a booking with its claims and rewrites the days it touches, or answers false if one of its slots is taken at that
 * rank: then the transaction has to be given up, for half of the booking may stand. The primary key decides, not what was read.
 */
export const holdBooking = async (tx: Transaction, tables: BookingTables, booking: NewBooking, now: number): Promise<boolean> => {
  await tx.insert(tables.booking).values(bookingRows([booking], now).bookings);
  return holdClaims(tx, tables, booking, now);
};

/** As `holdBooking`, for a booking whose row stands. */
export const holdClaims = async (tx: Transaction, tables: BookingTables, booking: NewBooking, now: number): Promise<boolean> => {
  const { claims, lunchClaims } = bookingRows([booking], now);
  for (const part of inChunks(claims)) {
    const kept = await tx.insert(tables.claim).values(part).onConflictDoNothing().returning({ roomId: tables.claim.roomId });
    if (kept.length < part.length) return false;
  }
  if (lunchClaims.length > 0) await tx.insert(tables.lunchClaim).values(lunchClaims);
  const { venueId } = booking;
  for (const day of daysOf([...claims, ...lunchClaims])) await rewriteVenueDay(tx, { tables, venueId, day, now });
  return true;
};
