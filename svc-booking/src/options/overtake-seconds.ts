import type { Transaction } from '@plenary/service-kit/database/database';
import type { BookingDeps } from '../deps.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { endOptions } from './end-options.ts';
import { secondsBehind } from './seconds-behind.ts';

interface Confirmed {
  bookingId: string;
  venue: CatalogueVenue;
  now: number;
}

/** Ends the options that stood second on a slot of a booking that is confirmed now: what they waited for will not come. */
export const overtakeSeconds = async (tx: Transaction, deps: BookingDeps, { bookingId, venue, now }: Confirmed): Promise<void> => {
  const ids = await secondsBehind(tx, deps.tables, bookingId);
  if (ids.length > 0) await endOptions(tx, deps, { venue, ids, status: 'lapsed', toldAs: 'overtaken', at: now, now });
};
