import { refuse } from '@plenary/http/refuse';
import type { Reader } from '@plenary/service-kit/database/database';
import { readVenueDays } from '../availability/read-venue-days.ts';
import { ownOptions } from '../bookings/own-options.ts';
import type { BookingDeps } from '../deps.ts';
import { chooseSlots } from '../options/choose-slots.ts';
import { explainOption } from '../venue-search/explain-refusal.ts';
import type { QuoteToSign } from './signed-quote.ts';

/**
 * Refuses `no-longer-available` where no rooms are free for a quote without an option, with the reason that its rooms, its set-up or its
 * lunches give, or with an error of its afterwork (design: lifecycle L13). The signature asks again, because another customer may be faster.
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
  const lacksEvening = 'lacking' in chosen && chosen.lacking === 'afterwork';
  const reason = explainOption(venue, search.days, taken, 1);
  return refuse('no-longer-available', {
    ...(lacksEvening && { errors: { 'addons.afterwork': 'unavailable' } }),
    ...(reason && { members: { reason } }),
  });
};
