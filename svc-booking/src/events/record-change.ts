import type { Transaction } from '@plenary/service-kit/database/database';
import { keepDealRows } from '../deals/keep-deal-rows.ts';
import type { BookingDeps } from '../deps.ts';
import { appendBookingEvent, type Happening } from './append-booking-event.ts';

/** Tells staff's lists and other services what happened to the booking of a quote, in the transaction of the change and after its last write. */
export const recordChange = async (tx: Transaction, deps: BookingDeps, happening: Happening): Promise<void> => {
  await appendBookingEvent(tx, deps, happening);
  if (happening.quoteId) await keepDealRows(tx, deps.tables, [{ id: happening.quoteId }]);
};
