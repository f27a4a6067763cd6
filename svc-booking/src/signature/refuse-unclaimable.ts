import { readVenueDays } from '../availability/read-venue-days.ts';
import { ownOptions } from '../bookings/own-options.ts';
import type { BookingDeps } from '../deps.ts';
import { chooseSlots } from '../options/choose-slots.ts';
import type { QuoteToSign } from './signed-quote.ts';

/** Whether rooms are free for a quote without an option. The signature checks again, because another customer may be faster. */
export const canClaim = async ({ database, tables }: BookingDeps, { row, venue, days }: QuoteToSign, now: number): Promise<boolean> => {
  const own = await ownOptions(database.read, tables, { userId: row.userId, now });
  const without = own.filter(({ demandId }) => demandId === row.demandId);
  const taken = await readVenueDays(database.read, { tables, venueId: venue.record.id, days: [...days], now, without });
  const chosen = chooseSlots({ venue, search: row.frozen.search, hasAfterwork: row.frozen.addons.afterwork, taken });
  return 'rank' in chosen && chosen.rank === 1;
};
