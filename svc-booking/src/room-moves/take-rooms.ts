import { refuse } from '@plenary/http/refuse';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import { takeFreed } from '../blocks/take-freed.ts';
import { daysOf } from '../bookings/days-of.ts';
import { lockVenueDays } from '../bookings/lock-venue-days.ts';
import type { ClaimRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { closeRanks } from '../options/free-bookings.ts';
import { waitingOptions } from '../options/waiting-options.ts';
import { conflictOf, type Holding } from './holdings.ts';
import type { MovableBooking } from './movable-booking.ts';
import { isIn } from './place.ts';
import type { BookingMoves } from './planned-moves.ts';

interface Taking {
  movable: MovableBooking;
  bookings: readonly BookingMoves[];
  now: number;
}

const keyOf = ({ roomId, day, half }: Pick<ClaimRow, 'roomId' | 'day' | 'half'>) => `${roomId} ${day} ${half}`;

/**
 * Takes the new rooms of all bookings and gives the old ones back, whole or not at all. Refuses `no-longer-available` with what else is
 * in the new rooms, also a second option that waits there.
 */
export const takeRooms = async (tx: Transaction, deps: BookingDeps, { movable, bookings, now }: Taking): Promise<void> => {
  const { tables } = deps;
  const { venue, days, all } = movable;
  const venueId = venue.record.id;
  const seconds = await waitingOptions(tx, tables, { venueId, days, at: now });
  await lockVenueDays(tx, { tables, venueId, days: daysOf([...days.map((day) => ({ day })), ...seconds.flatMap(({ claims }) => claims)]) });

  const left = bookings.flatMap(leaving);
  const taken = bookings.flatMap((one) => leaving(one).map((claim) => ({ ...claim, roomId: targetOf(one, claim) })));
  const conflicts = inTheWay(all, { taken, left });
  if (conflicts.length > 0) return refuse('no-longer-available', { members: { conflicts } });
  await exchange(tx, deps, { left, taken });

  const wanted = new Set(taken.map(keyOf));
  const freed = left.filter((claim) => !wanted.has(keyOf(claim)));
  // Options in front of a block still have those behind them; a confirmed booking has nobody.
  if (bookings[0]?.holding.booking.status === 'confirmed') await takeFreed(tx, deps, { venue, claims: freed, now });
  // Nobody waits for a room that was taken again: that would have been a conflict.
  await closeRanks(tx, deps, { venue, claims: left, seconds, at: now, now });
};

const leaving = ({ holding, moves }: BookingMoves): ClaimRow[] =>
  holding.claims.filter((claim) => moves.some(({ place }) => isIn(place, claim)));

const targetOf = ({ moves }: BookingMoves, claim: ClaimRow): string => moves.find(({ place }) => isIn(place, claim))?.to ?? claim.roomId;

const inTheWay = (all: ReadonlyMap<string, Holding>, { taken, left }: Record<'taken' | 'left', readonly ClaimRow[]>) => {
  const wanted = new Set(taken.map(keyOf));
  const going = new Set(left);
  return [...all.values()].flatMap((holding) =>
    holding.claims.filter((claim) => wanted.has(keyOf(claim)) && !going.has(claim)).map((claim) => conflictOf(holding, claim)),
  );
};

const exchange = async (
  tx: Transaction,
  { tables: { claim } }: BookingDeps,
  { left, taken }: Record<'left' | 'taken', readonly ClaimRow[]>,
): Promise<void> => {
  for (const { roomId, day, half, bookingId } of [...left].sort(byKey)) {
    const slot = and(eq(claim.roomId, roomId), eq(claim.day, day), eq(claim.half, half));
    await tx
      .delete(claim)
      .where(and(slot, eq(claim.bookingId, bookingId)))
      .returning({ day: claim.day });
  }
  const kept = await tx
    .insert(claim)
    .values([...taken].sort(byKey))
    .onConflictDoNothing()
    .returning({ roomId: claim.roomId });
  if (kept.length < taken.length) return refuse('no-longer-available', { members: { conflicts: [] } });
};

const byKey = (a: ClaimRow, b: ClaimRow) => (keyOf(a) < keyOf(b) ? -1 : 1);
