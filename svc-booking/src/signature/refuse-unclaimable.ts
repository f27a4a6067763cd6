import type { Reader } from '@plenary/service-kit/database/database';
import { readVenueDays } from '../availability/read-venue-days.ts';
import { ownOptions } from '../bookings/own-options.ts';
import type { BookingDeps } from '../deps.ts';
import { chooseSlots } from '../options/choose-slots.ts';
import { refuseLost } from '../options/refuse-lost.ts';
import type { QuoteToSign } from './signed-quote.ts';

/**
 * Refuses as `refuseLost` where no rooms are free for a quote without an option. The signature asks again, because another customer may be
 * faster.
 */
export const refuseUnclaimable = async (
  read: Reader,
  { tables }: BookingDeps,
  { row, venue, days }: QuoteToSign,
  now: number,
): Promise<void> => {
  const { search, addons } = row.frozen;
  const without = (await ownOptions(read, tables, { userId: row.userId, now })).filter(({ demandId }) => demandId === row.demandId);
  const taken = await readVenueDays(read, { tables, venueId: venue.record.id, days: [...days], now, without });
  const chosen = chooseSlots({ venue, search, hasAfterwork: addons.afterwork, taken });
  if ('rank' in chosen && chosen.rank === 1) return;
  refuseLost({ venue, days: search.days, chosen, taken, worstRank: 1 });
};
