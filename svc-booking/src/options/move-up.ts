import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import type { ClaimRow } from '../db/rows.ts';
import type { BookingTables } from '../db/tables.ts';
import type { WaitingOption } from './waiting-options.ts';

interface Options {
  seconds: readonly WaitingOption[];
  /** Claims that are gone. */
  freed: readonly ClaimRow[];
}

const keyOf = ({ roomId, day, half }: ClaimRow) => `${roomId}|${day}|${half}`;

/** Moves second options up on slots whose first has ended: a slot's queue never has a gap. Changes the claims given. */
export const moveUp = async (tx: Transaction, { claim }: BookingTables, { seconds, freed }: Options): Promise<void> => {
  const free = new Set(freed.filter(({ rank }) => rank === 1).map(keyOf));
  const moving = seconds.flatMap(({ claims }) => claims.filter((one) => one.rank === 2 && free.has(keyOf(one))));
  for (const one of moving.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))) {
    const { roomId, day, half, bookingId } = one;
    const slot = and(eq(claim.roomId, roomId), eq(claim.day, day), eq(claim.half, half));
    const moved = await tx
      .update(claim)
      .set({ rank: 1 })
      .where(and(slot, eq(claim.rank, 2), eq(claim.bookingId, bookingId)))
      .returning({ rank: claim.rank });
    one.rank = moved[0]?.rank ?? one.rank;
  }
};
