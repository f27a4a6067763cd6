import { refuse } from '@plenary/http/refuse';
import type { Transaction } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import { daysOf } from '../bookings/days-of.ts';
import type { BookingDeps } from '../deps.ts';
import { settleVenue } from '../options/settle-venue.ts';
import type { CatalogueSnapshot, CatalogueVenue } from '../venues/catalogue.ts';
import { type Holding, holdingsOn, isMovable, type MovableHolding } from './holdings.ts';

export interface MovableBooking {
  holding: MovableHolding;
  venue: CatalogueVenue;
  /** In ascending order. */
  days: readonly string[];
  /** Everything that holds rooms of the venue on its days, itself included. */
  all: ReadonlyMap<string, Holding>;
}

interface Asked {
  bookingId: string;
  catalogue: CatalogueSnapshot;
  now: number;
}

/** A first option or a confirmed booking with what surrounds it, once its venue is settled; refuses `not-found`. */
export const movableBooking = async (tx: Transaction, deps: BookingDeps, { bookingId, catalogue, now }: Asked): Promise<MovableBooking> => {
  const { booking, claim } = deps.tables;
  const [found] = await tx.select({ venueId: booking.venueId }).from(booking).where(eq(booking.id, bookingId));
  const venue = catalogue.byId.get(found?.venueId ?? '') ?? refuse('not-found');
  await settleVenue(tx, deps, { venue, now });
  const days = daysOf(await tx.select({ day: claim.day }).from(claim).where(eq(claim.bookingId, bookingId)));
  if (days.length === 0) return refuse('not-found');
  const all = await holdingsOn(tx, deps.tables, { venueId: venue.record.id, days });
  const holding = all.get(bookingId);
  return holding && isMovable(holding) ? { holding, venue, days, all } : refuse('not-found');
};
