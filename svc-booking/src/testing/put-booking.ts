import { addBookings, type NewBooking } from '../bookings/add-bookings.ts';
import { keepDealRows } from '../deals/keep-deal-rows.ts';
import type { BookingDeps } from '../deps.ts';

/** Adds a booking of Ternes without slots and lunches; override what the test is about. `now`: instant in milliseconds. */
export const putBooking = (deps: BookingDeps, booking: Partial<NewBooking>, now: number) => {
  const whole: NewBooking = {
    id: deps.newId(),
    venueId: 'Ternes',
    status: 'confirmed',
    rank: 1,
    expiresAt: null,
    slots: [],
    lunches: [],
    ...booking,
  };
  return deps.database.transact(async (tx) => {
    await addBookings(tx, deps.tables, [whole], now);
    if (whole.quoteId) await keepDealRows(tx, deps.tables, [{ id: whole.quoteId }]);
  });
};
