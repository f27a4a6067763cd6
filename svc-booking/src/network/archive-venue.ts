import type { NetworkVenue } from '@plenary/contracts/network.schemas';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { todayIn } from '../calendar/today-in.ts';
import type { BookingDeps } from '../deps.ts';
import { comingBookings } from './coming-bookings.ts';
import { readNetworkVenue, readVenueRows } from './read-network-venue.ts';
import { refuseUnlessSeen, writeVenue } from './write-venue.ts';

const listed = 50;

interface Archiving {
  actor: UserActor;
  /** Id or slug. */
  name: string;
  revision: number;
}

/**
 * Takes a venue out of lists, searches and pages; quotes and bookings of days that are over stay. Refuses `not-found`, `stale-version`, and
 * `conflict` with the options and bookings that are to come.
 */
export const archiveVenue = async (deps: BookingDeps, { actor, name, revision }: Archiving): Promise<NetworkVenue> => {
  const { database, tables } = deps;
  const [id, at] = [deps.newId(), deps.now()];
  return database.transact(async (tx) => {
    const { row } = await readVenueRows(tx, tables, name);
    if (row.state === 'archived') return readNetworkVenue(tx, tables, row.id);
    await refuseUnlessSeen(tx, tables, row, revision);
    const today = todayIn({ now: at, timeZone: row.record.timeZone });
    const bookings = await comingBookings(tx, tables, { venueId: row.id, today, now: at });
    if (bookings.length > 0) return refuse('conflict', { members: { count: bookings.length, bookings: bookings.slice(0, listed) } });
    const changes = [{ field: 'state', from: row.state, to: 'archived' }];
    return writeVenue(tx, tables, { row, set: { state: 'archived' }, entry: { id, at, by: actor, action: 'venue-archived', changes } });
  });
};
