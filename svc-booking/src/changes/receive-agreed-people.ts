import { isDeepStrictEqual } from 'node:util';
import { agreedPeople } from '@plenary/contracts/events';
import type { EventHandler } from '@plenary/service-kit/receive-events';
import { eq } from 'drizzle-orm';
import { findConfirmedBooking } from '../bookings/confirmed-booking.ts';
import { keepDealRows } from '../deals/keep-deal-rows.ts';
import type { BookingDeps } from '../deps.ts';
import { keepPricedPeople } from './keep-priced-people.ts';
import { endOutdatedOffer } from './price-agreed-people.ts';

/** Keeps the people of a booking as svc-survey last told them, and prices the booking for them where staff have asked for that. */
export const receiveAgreedPeople =
  (deps: BookingDeps): EventHandler =>
  async (tx, { sequence, payload }) => {
    const { quoteId, days: people, pricedBy: by, consent } = agreedPeople.parse(payload);
    const catalogue = await deps.catalogue.current();
    const found = await findConfirmedBooking(tx, deps.tables, { quoteId, catalogue });
    if (!found || (found.booking.agreedPeople?.sequence ?? 0) >= sequence) return;
    const { booking: before, venue } = found;
    const days = people.map(({ was: _, ...day }) => day);
    const known = before.agreedPeople;
    // Nothing is new: what waits for the customer goes on.
    if (!by && isDeepStrictEqual(known?.days, days)) return;
    const asked = { dealId: quoteId, venue, now: deps.now() };
    if (by) {
      const last = known?.isPriceOpen && known.before ? known.before : (known?.days ?? []);
      const kept = { sequence, days, before: last };
      return keepPricedPeople(tx, deps, { ...asked, kept, people, before, by, consent, catalogue });
    }
    const { booking } = deps.tables;
    const kept = { sequence, days };
    await tx.update(booking).set({ agreedPeople: kept }).where(eq(booking.id, before.id)).returning({ id: booking.id });
    await endOutdatedOffer(tx, deps, asked);
    await keepDealRows(tx, deps.tables, [{ id: quoteId }]);
  };
