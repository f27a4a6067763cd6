import type { Transaction } from '@plenary/service-kit/database/database';
import { eq, inArray } from 'drizzle-orm';
import { daysOf } from '../bookings/days-of.ts';
import type { BookingDeps } from '../deps.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { tellCustomer } from './tell-customer.ts';

interface Extended {
  /** Ids of the options behind the one that was extended. */
  seconds: readonly string[];
  /** Its new end, in milliseconds. */
  until: number;
  venue: CatalogueVenue;
  now: number;
}

/** Mails who waits behind an option that it holds longer (design: lifecycle L12), each once for each of its ends. */
export const tellSeconds = async (tx: Transaction, deps: BookingDeps, { seconds, until, venue, now }: Extended): Promise<void> => {
  const { booking, claim } = deps.tables;
  const options = await tx
    .select()
    .from(booking)
    .where(inArray(booking.id, [...seconds]));
  for (const option of options) {
    const claims = await tx.select({ day: claim.day }).from(claim).where(eq(claim.bookingId, option.id));
    await tellCustomer(tx, deps, { kind: 'waiting', about: until, option, days: daysOf(claims), venue, now });
  }
};
