import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq, inArray } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { endOptions } from './end-options.ts';

interface Confirmed {
  bookingId: string;
  venue: CatalogueVenue;
  now: number;
}

/** Ends the options that stood second on a slot of a booking that is confirmed now: what they waited for will not come. */
export const overtakeSeconds = async (tx: Transaction, deps: BookingDeps, { bookingId, venue, now }: Confirmed): Promise<void> => {
  const { claim } = deps.tables;
  const own = await tx.select().from(claim).where(eq(claim.bookingId, bookingId));
  const slotOf = ({ roomId, day, half }: (typeof own)[number]) => `${roomId}|${day}|${half}`;
  const slots = new Set(own.map(slotOf));
  const roomIds = [...new Set(own.map(({ roomId }) => roomId))];
  const seconds = await tx
    .select()
    .from(claim)
    .where(and(inArray(claim.roomId, roomIds), eq(claim.rank, 2)));
  const ids = [...new Set(seconds.filter((one) => slots.has(slotOf(one))).map((one) => one.bookingId))].sort();
  if (ids.length > 0) await endOptions(tx, deps, { venue, ids, status: 'lapsed', toldAs: 'overtaken', at: now, now });
};
