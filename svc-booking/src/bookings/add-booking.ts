import type { Transaction } from '@plenary/service-kit/database/database';
import { rewriteVenueDay } from '../availability/rewrite-venue-day.ts';
import type { BookingTables } from '../db/tables.ts';
import type { Half } from '../rooms/room.ts';
import type { LunchService } from '../search/lunch-seats.ts';

export interface NewBooking {
  id: string;
  venueId: string;
  /** An option holds its slots until `expiresAt`; a confirmed booking for good. */
  status: 'option' | 'confirmed';
  rank: 1 | 2;
  /** Instant in milliseconds; null once confirmed. */
  expiresAt: number | null;
  slots: readonly { roomId: string; day: string; half: Half }[];
  lunches: readonly { day: string; service: LunchService; seats: number }[];
}

const sortKey = ({ roomId, day, half }: NewBooking['slots'][number]) => `${roomId}|${day}|${half}`;

/**
 * Keeps a booking with its claims and rewrites the days it touches. A slot that is taken at that rank fails the transaction: the
 * primary key decides, whatever a caller has read before. Claims go in sorted order, so that two bookings never wait for each other.
 */
export const addBooking = async (tx: Transaction, tables: BookingTables, booking: NewBooking, now: number): Promise<void> => {
  const { id, venueId, status, rank, expiresAt, slots, lunches } = booking;
  await tx.insert(tables.booking).values({ id, venueId, quoteId: null, userId: null, rank, status, expiresAt, createdAt: now });
  const isConfirmed = status === 'confirmed';
  const claims = [...slots]
    .sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
    .map((slot) => ({ ...slot, rank, venueId, bookingId: id, isConfirmed, holdUntil: expiresAt }));
  if (claims.length > 0) await tx.insert(tables.claim).values(claims);
  const seats = lunches.map((lunch) => ({ ...lunch, bookingId: id, venueId, holdUntil: expiresAt }));
  if (seats.length > 0) await tx.insert(tables.lunchClaim).values(seats);
  const days = new Set([...slots, ...lunches].map(({ day }) => day));
  for (const day of [...days].sort()) await rewriteVenueDay(tx, { tables, venueId, day, now });
};
