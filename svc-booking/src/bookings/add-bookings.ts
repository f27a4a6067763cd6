import type { Transaction } from '@plenary/service-kit/database/database';
import { rewriteVenueDay } from '../availability/rewrite-venue-day.ts';
import type { Rank } from '../availability/venue-day.ts';
import type { BookingTables } from '../db/tables.ts';
import type { Half } from '../rooms/room.ts';
import type { LunchService } from '../search/lunch-seats.ts';
import type { Customer, LunchParty } from './booking.ts';

export interface NewSlot {
  roomId: string;
  day: string;
  half: Half;
  /** Defaults to the rank of the booking. A second option is first on slots that are otherwise free. */
  rank?: Rank;
  /** Index of the request it serves among those of its day (`roomRequestsOf`); null where it serves none. */
  request?: number | null;
}

export interface NewBooking {
  id: string;
  venueId: string;
  /** Absent where the booking was not made from a quote. */
  quoteId?: string;
  userId?: string;
  customer?: Customer;
  /** An option holds its slots until `expiresAt`; the others for good. */
  status: 'option' | 'confirmed' | 'block';
  rank: Rank;
  /** Instant in milliseconds; null once confirmed. */
  expiresAt: number | null;
  /** As in the table; left out: null. */
  fullUntil?: number | null;
  companyId?: string | null;
  slots: readonly NewSlot[];
  /** Restaurant seats it takes now. */
  lunches: readonly (LunchParty & { service: LunchService })[];
  /** All its parties at lunch; those of a second option get their seats once it is first. Where left out: those of `lunches`. */
  parties?: readonly LunchParty[];
}

/** Rows of bookings with those of their claims in sorted order, so that two bookings never wait for each other. */
export const bookingRows = (bookings: readonly NewBooking[], now: number) => ({
  bookings: bookings.map(({ id, venueId, quoteId, userId, customer, status, rank, expiresAt, fullUntil, companyId, lunches, parties }) => ({
    id,
    venueId,
    quoteId: quoteId ?? null,
    userId: userId ?? null,
    rank,
    status,
    expiresAt,
    fullUntil: fullUntil ?? null,
    companyId: companyId ?? null,
    createdAt: now,
    customer: customer ?? null,
    lunches: parties ?? lunches.map(({ day, seats }) => ({ day, seats })),
  })),
  claims: bookings
    .flatMap(({ id, venueId, status, rank, expiresAt, slots }) =>
      slots.map((slot) => ({ rank, ...slot, venueId, bookingId: id, isConfirmed: status !== 'option', holdUntil: expiresAt })),
    )
    .sort(bySlot),
  lunchClaims: bookings.flatMap(({ id, venueId, expiresAt, lunches }) =>
    lunches.map((lunch) => ({ ...lunch, bookingId: id, venueId, holdUntil: expiresAt })),
  ),
});

/**
 * Keeps bookings with their claims and rewrites the days they touch. A slot that is taken at that rank fails the transaction: the
 * primary key decides, independent of what the caller has read before.
 */
export const addBookings = async (tx: Transaction, tables: BookingTables, bookings: readonly NewBooking[], now: number): Promise<void> => {
  const rows = bookingRows(bookings, now);
  for (const part of inChunks(rows.bookings)) await tx.insert(tables.booking).values(part);
  for (const part of inChunks(rows.claims)) await tx.insert(tables.claim).values(part);
  for (const part of inChunks(rows.lunchClaims)) await tx.insert(tables.lunchClaim).values(part);

  const days = new Map([...rows.claims, ...rows.lunchClaims].map(({ venueId, day }) => [`${day}|${venueId}`, { venueId, day }]));
  for (const [, { venueId, day }] of [...days].sort(([a], [b]) => (a < b ? -1 : 1)))
    await rewriteVenueDay(tx, { tables, venueId, day, now });
};

const sortKey = ({ roomId, day, half }: NewSlot) => `${roomId}|${day}|${half}`;
const bySlot = (a: NewSlot, b: NewSlot) => (sortKey(a) < sortKey(b) ? -1 : 1);

/** A statement takes only so many values. */
const chunkSize = 500;
export const inChunks = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / chunkSize) }, (_, index) => rows.slice(index * chunkSize, (index + 1) * chunkSize));
