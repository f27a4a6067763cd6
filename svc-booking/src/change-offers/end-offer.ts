import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import type { OptionRow } from '../db/rows.ts';
import { keepDealRows } from '../deals/keep-deal-rows.ts';
import type { BookingDeps } from '../deps.ts';
import type { BookedHouse } from '../events/booking-event.ts';
import { askToPricePeople } from './ask-to-price-people.ts';
import { closeChange } from './open-change.ts';
import { takeBackPeople } from './take-back-people.ts';
import { tellOfChange } from './tell-of-change.ts';
import { tellPricedPeople } from './tell-priced-people.ts';

interface Ended {
  /** It holds nothing any more. */
  option: OptionRow;
  state: 'expired' | 'declined' | 'withdrawn';
  /** As in the event. */
  isOutdated?: boolean | undefined;
  /** Whether its customer is told. */
  tells: boolean;
  venue: BookedHouse;
  now: number;
}

/**
 * Ends the change that an option was held for (design: lifecycle L21): only what it took besides is free, the booking stays as it was, also
 * its people where a survey had them priced, which is told. Answers whether the option was held for one that still waited.
 */
export const endOffer = async (
  tx: Transaction,
  deps: BookingDeps,
  { option, state, isOutdated, tells, venue, now }: Ended,
): Promise<boolean> => {
  const { booking, dealChange, quote } = deps.tables;
  const [offered] = await tx
    .select({ id: dealChange.id })
    .from(dealChange)
    .where(and(eq(dealChange.bookingId, option.id), eq(dealChange.state, 'offered')));
  const closed = offered && (await closeChange(tx, deps.tables, { id: offered.id, state, now }));
  if (!closed) return false;
  const [deal] = await tx.select().from(quote).where(eq(quote.id, closed.dealId));
  if (deal && tells) await tellOfChange(tx, deps, { change: closed, deal, venue, now });
  const [held] = await tx
    .select()
    .from(booking)
    .where(and(eq(booking.quoteId, closed.dealId), eq(booking.status, 'confirmed')));
  if (closed.surveyRevision === null) {
    if (held?.agreedPeople?.pricedBy) await askToPricePeople(tx, deps, closed, now);
  } else {
    if (held) await takeBackPeople(tx, deps.tables, { held, surveyRevision: closed.surveyRevision });
    await tellPricedPeople(tx, deps, { change: closed, state, isOutdated, now });
    await keepDealRows(tx, deps.tables, [{ id: closed.dealId }]);
  }
  return true;
};
