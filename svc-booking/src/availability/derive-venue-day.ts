import type { Reader } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';
import { halfBits } from '../rooms/match-rooms-prepare.ts';
import type { Half } from '../rooms/room.ts';
import type { LunchService } from '../search/lunch-seats.ts';
import { closedLunches } from './closed-lunches.ts';
import { closedService, digitsOf, type VenueDay } from './venue-day.ts';

interface Options {
  tables: BookingTables;
  venueId: string;
  day: string;
  /** Claims that have lapsed by then count for nothing. */
  now: number;
  /** Bookings to be looked away from. */
  without?: readonly string[];
}

/** The derived row of a venue's day, from its claims and its blocks. */
export const deriveVenueDay = async (
  read: Reader,
  { tables, venueId, day, now, without = [] }: Options,
): Promise<VenueDay & { lapsesAt: number | null }> => {
  const { claim, lunchClaim, room } = tables;
  const isLive = ({ holdUntil }: { holdUntil: number | null }) => holdUntil === null || holdUntil > now;
  const rooms = await read.select({ id: room.id, position: room.position }).from(room).where(eq(room.venueId, venueId));
  const positions = new Map(rooms.map(({ id, position }) => [id, position]));
  const claims = (
    await read
      .select()
      .from(claim)
      .where(and(eq(claim.venueId, venueId), eq(claim.day, day)))
  ).filter(isLive);
  const lunches = (
    await read
      .select()
      .from(lunchClaim)
      .where(and(eq(lunchClaim.venueId, venueId), eq(lunchClaim.day, day)))
  ).filter(isLive);

  const counts = ({ bookingId }: { bookingId: string }) => !without.includes(bookingId);
  const slots = ranked(claims)
    .filter(counts)
    .map(({ roomId, half, rank, isConfirmed }) => ({
      position: positions.get(roomId) ?? 0,
      bits: halfBits[half as Half],
      rank,
      isConfirmed,
    }));
  const closed = await closedLunches(read, tables, { venueId, day });
  const seatsTaken = (service: LunchService) =>
    lunches
      .filter(counts)
      .reduce((sum, lunch) => sum + (lunch.service === service ? lunch.seats : 0), closed.includes(service) ? closedService : 0);
  const lapses = [...claims, ...lunches].flatMap(({ holdUntil }) => holdUntil ?? []);
  return {
    ...digitsOf(slots, Math.max(0, ...positions.values()) + 1),
    service1Taken: seatsTaken('service1'),
    service2Taken: seatsTaken('service2'),
    lapsesAt: lapses.length > 0 ? Math.min(...lapses) : null,
  };
};

/** A second option moves up on a slot as soon as the first one has lapsed, even before that is written. */
const ranked = <T extends { roomId: string; half: string; rank: number }>(live: readonly T[]): T[] => {
  const firsts = new Set(live.filter(({ rank }) => rank === 1).map(({ roomId, half }) => `${roomId} ${half}`));
  return live.map((claim) => (firsts.has(`${claim.roomId} ${claim.half}`) ? claim : { ...claim, rank: 1 }));
};
