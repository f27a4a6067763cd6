import { agreedPeople } from '@plenary/contracts/events';
import type { EventHandler } from '@plenary/service-kit/receive-events';
import { eq } from 'drizzle-orm';
import { findConfirmedBooking } from '../bookings/confirmed-booking.ts';
import { keepDealRows } from '../deals/keep-deal-rows.ts';
import type { BookingDeps } from '../deps.ts';

/** Keeps the people of a booking as svc-survey last told them, for the planning. */
export const receiveAgreedPeople =
  (deps: BookingDeps): EventHandler =>
  async (tx, { sequence, payload }) => {
    const { quoteId, days } = agreedPeople.parse(payload);
    const found = await findConfirmedBooking(tx, deps.tables, { quoteId, catalogue: await deps.catalogue.current() });
    if (!found || (found.booking.agreedPeople?.sequence ?? 0) >= sequence) return;
    const { booking } = deps.tables;
    await tx
      .update(booking)
      .set({ agreedPeople: { sequence, days } })
      .where(eq(booking.id, found.booking.id))
      .returning({ id: booking.id });
    await keepDealRows(tx, deps.tables, [{ id: quoteId }]);
  };
