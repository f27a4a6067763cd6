import type { Transaction } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import type { ChangeRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import type { BookedHouse } from '../events/booking-event.ts';
import { tellOfChange } from './tell-of-change.ts';

interface Extended {
  change: ChangeRow;
  venue: BookedHouse;
  /** In milliseconds; its option ends then already. */
  until: number;
  now: number;
}

/** Lets an offered change wait for its customer until its option ends, and tells them until when. */
export const extendOffer = async (tx: Transaction, deps: BookingDeps, { change, venue, until, now }: Extended): Promise<void> => {
  const { quote } = deps.tables;
  if (change.amendmentId)
    await tx.update(quote).set({ validUntil: until }).where(eq(quote.id, change.amendmentId)).returning({ id: quote.id });
  const [deal] = await tx.select().from(quote).where(eq(quote.id, change.dealId));
  if (deal) await tellOfChange(tx, deps, { change, deal, venue, until, isAgain: true, now });
};
