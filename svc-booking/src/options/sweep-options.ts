import type { BookingDeps } from '../deps.ts';
import { overdueOptions, settleNow } from './settle-venue.ts';

/**
 * Ends the options that have lapsed, promotes those behind them, and tells their customers; answers how many it ended. It only
 * tidies: whoever reads or writes an option settles by itself. Safe to run twice, and on several copies of the service.
 */
export const sweepOptions = async (deps: BookingDeps): Promise<number> => {
  const { database, tables } = deps;
  const { booking } = tables;
  const overdue = await database.read.selectDistinct({ venueId: booking.venueId }).from(booking).where(overdueOptions(tables, deps.now()));
  const { byId } = await deps.catalogue.current();
  let swept = 0;
  for (const { venueId } of overdue) {
    const venue = byId.get(venueId);
    if (!venue) throw new Error(`an option stands in a venue that is not there: ${venueId}`);
    swept += await settleNow(deps, venue);
  }
  return swept;
};
