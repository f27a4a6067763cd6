import { refuse } from '@plenary/http/refuse';
import type { Transaction } from '@plenary/service-kit/database/database';
import { eq, inArray } from 'drizzle-orm';
import { takeFreed } from '../blocks/take-freed.ts';
import type { NewBooking, NewSlot } from '../bookings/add-bookings.ts';
import { daysOf } from '../bookings/days-of.ts';
import { holdClaims } from '../bookings/hold-booking.ts';
import { lockVenueDays } from '../bookings/lock-venue-days.ts';
import type { OptionRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { closeRanks } from '../options/free-bookings.ts';
import { waitingOptions } from '../options/waiting-options.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';

interface Exchange extends Pick<NewBooking, 'slots' | 'lunches'> {
  venue: CatalogueVenue;
  booking: OptionRow;
  /** An option of the same customer whose slots and seats the booking takes over. */
  offerId?: string | undefined;
  /** Agreed people from now on. */
  agreedPeople: OptionRow['agreedPeople'];
  now: number;
}

const keyOf = ({ roomId, day, half }: Pick<NewSlot, 'roomId' | 'day'> & { half: string }) => `${roomId} ${day} ${half}`;

/**
 * Gives a confirmed booking other slots and seats, whole or not at all (design: lifecycle L5): blocks that it was in the way of get what it
 * leaves, who waited moves up, and its days are rewritten. Refuses `no-longer-available`.
 */
export const exchangeClaims = async (tx: Transaction, deps: BookingDeps, exchange: Exchange): Promise<void> => {
  const { tables } = deps;
  const { venue, booking, offerId, slots, lunches, agreedPeople, now } = exchange;
  const { booking: bookings, claim, lunchClaim } = tables;
  const { id, venueId } = booking;
  const owners = offerId ? [id, offerId] : [id];
  const held = await tx.select().from(claim).where(inArray(claim.bookingId, owners));
  const seated = await tx.select().from(lunchClaim).where(inArray(lunchClaim.bookingId, owners));
  const seconds = await waitingOptions(tx, tables, { venueId, days: daysOf([...held, ...seated]), at: now });
  const touched = daysOf([...held, ...seated, ...slots, ...lunches, ...seconds.flatMap(({ claims }) => claims)]);
  await lockVenueDays(tx, { tables, venueId, days: touched });
  await tx.delete(claim).where(inArray(claim.bookingId, owners)).returning({ day: claim.day });
  await tx.delete(lunchClaim).where(inArray(lunchClaim.bookingId, owners)).returning({ day: lunchClaim.day });
  const parties = lunches.map(({ day, seats }) => ({ day, seats }));
  const [kept] = await tx
    .update(bookings)
    .set({ lunches: parties, agreedPeople })
    .where(eq(bookings.id, id))
    .returning({ id: bookings.id });
  const changed: NewBooking = { id, venueId, status: 'confirmed', rank: 1, expiresAt: null, slots, lunches };
  if (!kept || !(await holdClaims(tx, tables, changed, now))) return refuse('no-longer-available', { members: { lack: 'rooms' } });
  const wanted = new Set(slots.map(keyOf));
  const freed = held.filter((one) => !wanted.has(keyOf(one)));
  await takeFreed(tx, deps, { venue, claims: freed, now });
  await closeRanks(tx, deps, { venue, claims: freed, seconds, at: now, now });
};
