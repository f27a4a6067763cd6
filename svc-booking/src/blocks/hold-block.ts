import type { ExistingChoice } from '@plenary/contracts/block-terms';
import type { SlotConflict } from '@plenary/contracts/slot-conflict';
import { refuse } from '@plenary/http/refuse';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import { rewriteVenueDay } from '../availability/rewrite-venue-day.ts';
import type { NewBooking } from '../bookings/add-bookings.ts';
import { daysOf } from '../bookings/days-of.ts';
import { holdBooking } from '../bookings/hold-booking.ts';
import { lockVenueDays } from '../bookings/lock-venue-days.ts';
import type { ClaimRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { endOptions } from '../options/end-options.ts';
import { closeRanks } from '../options/free-bookings.ts';
import { settleVenue } from '../options/settle-venue.ts';
import { waitingOptions } from '../options/waiting-options.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { type BlockForm, touchedHalves } from './block-rules.ts';
import { type BlockRow, claimsWithin, conflictsWithin, roomsOf } from './read-blocks.ts';

interface Holding {
  venue: CatalogueVenue;
  id: string;
  form: BlockForm;
  existing: ExistingChoice;
  now: number;
}

/**
 * Locks the days of a block, sorted, before anything of it is read: lapsed options end first.
 */
export const lockBlock = async (
  tx: Transaction,
  deps: BookingDeps,
  { venue, spans, now }: { venue: CatalogueVenue; spans: readonly Pick<BlockForm, 'from' | 'to'>[]; now: number },
): Promise<void> => {
  await settleVenue(tx, deps, { venue, now });
  await lockVenueDays(tx, { tables: deps.tables, venueId: venue.record.id, days: daysOf(spans.flatMap(touchedHalves)) });
};

/** Takes the free slots of a block. Refuses `no-longer-available` with what holds the others, unless the caller said what happens to them. */
export const holdBlock = async (tx: Transaction, deps: BookingDeps, { venue, id, form, existing, now }: Holding): Promise<void> => {
  const { tables } = deps;
  const venueId = venue.record.id;
  const conflicts = await conflictsWithin(tx, tables, { form, venue, now });
  if (conflicts.length > 0 && existing === 'refuse') return refuse('no-longer-available', { members: { conflicts } });
  if (existing === 'end-options') await endTheirs(tx, deps, { venue, conflicts, now });

  const keyOf = ({ roomId, day, half }: { roomId: string; day: string; half: string }) => `${roomId} ${day} ${half}`;
  const taken = new Set((await claimsWithin(tx, tables, { form, venue, now })).map(keyOf));
  const halves = touchedHalves(form);
  const slots = roomsOf(form.rooms, venue)
    .flatMap((roomId) => halves.map((half) => ({ ...half, roomId })))
    .filter((slot) => !taken.has(keyOf(slot)));
  if (slots.length === 0) return;
  const booking: NewBooking = { id, venueId, status: 'block', rank: 1, expiresAt: null, slots, lunches: [] };
  if (!(await holdBooking(tx, tables, booking, now))) return refuse('no-longer-available', { members: { conflicts } });
};

const endTheirs = async (
  tx: Transaction,
  deps: BookingDeps,
  { venue, conflicts, now }: { venue: CatalogueVenue; conflicts: readonly SlotConflict[]; now: number },
) => {
  const ids = [...new Set(conflicts.filter(({ by }) => by.kind === 'option').map(({ by }) => by.id))];
  if (ids.length > 0) await endOptions(tx, deps, { venue, ids, status: 'released', toldAs: 'withdrawn', at: now, now });
};

/** Rewrites the days of blocks that were added, changed or removed: their lunches are sold no more, or again. */
export const rewriteBlocked = async (
  tx: Transaction,
  { tables }: BookingDeps,
  { venue, spans, now }: { venue: CatalogueVenue; spans: readonly Pick<BlockForm, 'from' | 'to'>[]; now: number },
): Promise<void> => {
  const venueId = venue.record.id;
  for (const day of daysOf(spans.flatMap(touchedHalves))) await rewriteVenueDay(tx, { tables, venueId, day, now });
};

/** Frees what a block holds; `promoteBehind` has to follow with the answer. */
export const freeBlock = async (tx: Transaction, { tables }: BookingDeps, { id }: BlockRow): Promise<ClaimRow[]> => {
  const { booking, claim, lunchClaim } = tables;
  const freed = await tx.delete(claim).where(eq(claim.bookingId, id)).returning();
  await tx.delete(lunchClaim).where(eq(lunchClaim.bookingId, id)).returning({ day: lunchClaim.day });
  await tx
    .delete(booking)
    .where(and(eq(booking.id, id), eq(booking.status, 'block')))
    .returning({ id: booking.id });
  return freed;
};

/** Second options that waited for what a block held, or for its lunches, become first. */
export const promoteBehind = async (
  tx: Transaction,
  deps: BookingDeps,
  {
    venue,
    freed,
    spans,
    now,
  }: { venue: CatalogueVenue; freed: readonly ClaimRow[]; spans: readonly Pick<BlockForm, 'from' | 'to'>[]; now: number },
): Promise<void> => {
  const seconds = await waitingOptions(tx, deps.tables, { venueId: venue.record.id, days: daysOf(spans.flatMap(touchedHalves)), at: now });
  await closeRanks(tx, deps, { venue, claims: freed, seconds, at: now, now });
};
