import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import { rewriteVenueDay } from '../availability/rewrite-venue-day.ts';
import type { Rank } from '../availability/venue-day.ts';
import type { OptionRow } from '../db/rows.ts';
import type { BookingTables } from '../db/tables.ts';
import { daysOf } from './days-of.ts';
import { lockVenueDays } from './lock-venue-days.ts';

interface Holding {
  bookingId: string;
  venueId: string;
  /** Instant in milliseconds; null confirms the booking: it is held for good. */
  until: number | null;
  /** Expected state of the option: its rank or its end. */
  only: { rank: Rank } | { expiresAt: number };
  /** What is written with the new end. */
  also?: Partial<Pick<OptionRow, 'fullUntil' | 'companyId'>>;
  now: number;
}

/**
 * Gives an option another end, or confirms it, with all its claims, and rewrites its days. Answers false where it is no option any
 * more, or not what it has to be.
 */
export const holdUntil = async (
  tx: Transaction,
  tables: BookingTables,
  { bookingId, venueId, until, only, also, now }: Holding,
): Promise<boolean> => {
  const { booking, claim, lunchClaim } = tables;
  const held = await tx.select({ day: claim.day }).from(claim).where(eq(claim.bookingId, bookingId));
  const seated = await tx.select({ day: lunchClaim.day }).from(lunchClaim).where(eq(lunchClaim.bookingId, bookingId));
  const days = daysOf([...held, ...seated]);
  await lockVenueDays(tx, { tables, venueId, days });
  const isConfirmed = until === null;
  const isStill = 'rank' in only ? eq(booking.rank, only.rank) : eq(booking.expiresAt, only.expiresAt);
  const won = await tx
    .update(booking)
    .set({ expiresAt: until, ...also, ...(isConfirmed && { status: 'confirmed' }) })
    .where(and(eq(booking.id, bookingId), eq(booking.status, 'option'), isStill))
    .returning({ id: booking.id });
  if (won.length === 0) return false;
  await tx.update(claim).set({ holdUntil: until, isConfirmed }).where(eq(claim.bookingId, bookingId)).returning({ day: claim.day });
  await tx.update(lunchClaim).set({ holdUntil: until }).where(eq(lunchClaim.bookingId, bookingId)).returning({ day: lunchClaim.day });
  for (const day of days) await rewriteVenueDay(tx, { tables, venueId, day, now });
  return true;
};
