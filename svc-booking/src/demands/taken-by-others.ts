import type { UserActor } from '@plenary/service-kit/actor';
import type { Reader } from '@plenary/service-kit/database/database';
import { readVenueDays, type TakenOn } from '../availability/read-venue-days.ts';
import { ownOptions } from '../bookings/own-options.ts';
import type { BookingDeps } from '../deps.ts';
import type { OwnDemand } from './own-demand.ts';

interface Asked {
  actor: Pick<UserActor, 'userId'>;
  demand: Pick<OwnDemand, 'id' | 'venue' | 'search'>;
  replaces?: string | undefined;
}

/** The taken slots on the days of the caller's demand, except those of their own option on that demand, or on the quote that it replaces. */
export const takenByOthers = async (
  read: Reader,
  { tables, now }: BookingDeps,
  { actor, demand: { id, venue, search }, replaces }: Asked,
): Promise<TakenOn> => {
  const own = await ownOptions(read, tables, { userId: actor.userId, now: now() });
  return readVenueDays(read, {
    tables,
    days: search.days.map(({ date }) => date),
    venueId: venue.record.id,
    now: now(),
    without: own.filter(({ demandId, quoteId }) => demandId === id || quoteId === replaces),
  });
};
