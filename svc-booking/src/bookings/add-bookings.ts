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
 * Keeps bookings with their claims and rewrites the days they touch. A slot that is taken at that rank fails the transaction: the
 * primary key decides, whatever a caller has read before. Claims go in sorted order, so that two bookings never wait for each other.
 */
export const addBookings = async (tx: Transaction, tables: BookingTables, bookings: readonly NewBooking[], now: number): Promise<void> => {
  const rows = bookings.map(({ id, venueId, status, rank, expiresAt }) => ({
    id,
    venueId,
    quoteId: null,
    userId: null,
    rank,
    status,
    expiresAt,
    createdAt: now,
  }));
  const claims = bookings.flatMap(({ id, venueId, status, rank, expiresAt, slots }) =>
    slots.map((slot) => ({ ...slot, rank, venueId, bookingId: id, isConfirmed: status === 'confirmed', holdUntil: expiresAt })),
  );
  const lunchClaims = bookings.flatMap(({ id, venueId, expiresAt, lunches }) =>
    lunches.map((lunch) => ({ ...lunch, bookingId: id, venueId, holdUntil: expiresAt })),
  );
  for (const part of inChunks(rows)) await tx.insert(tables.booking).values(part);
  for (const part of inChunks(claims.sort(bySlot))) await tx.insert(tables.claim).values(part);
  for (const part of inChunks(lunchClaims)) await tx.insert(tables.lunchClaim).values(part);

  const days = new Map([...claims, ...lunchClaims].map(({ venueId, day }) => [`${day}|${venueId}`, { venueId, day }]));
  for (const [, { venueId, day }] of [...days].sort(([a], [b]) => (a < b ? -1 : 1)))
    await rewriteVenueDay(tx, { tables, venueId, day, now });
};

const bySlot = (a: NewBooking['slots'][number], b: NewBooking['slots'][number]) => (sortKey(a) < sortKey(b) ? -1 : 1);

/** A statement takes only so many values. */
const chunkSize = 500;
const inChunks = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / chunkSize) }, (_, index) => rows.slice(index * chunkSize, (index + 1) * chunkSize));
