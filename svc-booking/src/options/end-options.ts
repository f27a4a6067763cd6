import type { Transaction } from '@plenary/service-kit/database/database';
import { daysOf } from '../bookings/days-of.ts';
import { endOffer } from '../change-offers/end-offer.ts';
import { endHolds } from '../credits/end-holds.ts';
import type { BookingDeps } from '../deps.ts';
import { recordChange } from '../events/record-change.ts';
import { lapseSignature } from '../signature-state/lapse-signature.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { closeRanks, freeBookings } from './free-bookings.ts';
import type { OptionMailKind } from './mails/option-mail-words.ts';
import { tellCustomer } from './tell-customer.ts';

interface Ending {
  venue: CatalogueVenue;
  /** Options of that venue. */
  ids: readonly string[];
  status: 'lapsed' | 'released';
  /** Mail kind if it differs from the status; null: no mail. */
  toldAs?: OptionMailKind | null;
  /** Another acceptance of the survey stands in place of the one that an offered change prices. */
  isOutdated?: boolean | undefined;
  /** Instant at which they end: who was live then moves up, and a new term starts then. */
  at: number;
  now: number;
}

/**
 * Ends options of one venue: their slots and seats are free, those who waited behind them move up, second options with nothing
 * left to wait for become first, and each customer is notified. An option that has ended already stays as it is. Answers how many ended.
 */
export const endOptions = async (
  tx: Transaction,
  deps: BookingDeps,
  { venue, ids, status, toldAs = status, isOutdated, at, now }: Ending,
): Promise<number> => {
  const { ended, claims, seats, seconds } = await freeBookings(tx, deps, { from: 'option', venue, ids, status, at });
  for (const option of ended) {
    const days = daysOf(claims.filter(({ bookingId }) => bookingId === option.id));
    // A customer who had signed is told about the signature, unless staff took the option away.
    const state = status === 'lapsed' ? 'expired' : toldAs === 'withdrawn' ? 'withdrawn' : 'declined';
    const isOffer = await endOffer(tx, deps, { option, state, isOutdated, tells: toldAs !== null, venue, now });
    const isTold = await lapseSignature(tx, deps, { option, days, venue: venue.record, tells: toldAs === 'lapsed' && !isOffer, now });
    if (toldAs && !isTold && !isOffer) await tellCustomer(tx, deps, { kind: toldAs, option, days, venue, now });
    await recordChange(tx, deps, { type: `option.${status}`, quoteId: option.quoteId, venue, now });
  }
  await endHolds(tx, deps, { bookingIds: ended.map(({ id }) => id), areSpent: false, now });
  if (ended.length > 0) await closeRanks(tx, deps, { venue, claims, seats, seconds, at, now });
  return ended.length;
};
