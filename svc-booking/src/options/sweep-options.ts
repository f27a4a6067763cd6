import type { BookingDeps } from '../deps.ts';
import { overdueOptions, settleNow } from './settle-venue.ts';

/**
 * Ends lapsed options, promotes those behind them, and notifies their customers; answers how many it ended. It only
 * cleans up: readers and writers of options settle by themselves. Safe to run twice, and on several replicas.
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
