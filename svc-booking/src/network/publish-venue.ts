import type { NetworkVenue } from '@plenary/contracts/network.schemas';
import { isNeededToPublish } from '@plenary/contracts/network-terms';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { BookingDeps } from '../deps.ts';
import { readNetworkVenue, readVenueRows } from './read-network-venue.ts';
import { refuseUnlessSeen, writeVenue } from './write-venue.ts';

interface Publishing {
  actor: UserActor;
  /** Id or slug. */
  name: string;
  revision: number;
}

/** Shows a venue to customers. Refuses `not-found`, `stale-version`, and `conflict` with what it lacks (D29 of the operator's desk). */
export const publishVenue = async (deps: BookingDeps, { actor, name, revision }: Publishing): Promise<NetworkVenue> => {
  const { database, tables } = deps;
  const [id, at] = [deps.newId(), deps.now()];
  return database.transact(async (tx) => {
    const { row } = await readVenueRows(tx, tables, name);
    const venue = await readNetworkVenue(tx, tables, row.id);
    if (row.state === 'published') return venue;
    await refuseUnlessSeen(tx, tables, row, revision);
    const missing = venue.missing.filter(isNeededToPublish);
    if (missing.length > 0) return refuse('conflict', { members: { missing } });
    const changes = [{ field: 'state', from: row.state, to: 'published' }];
    return writeVenue(tx, tables, { row, set: { state: 'published' }, entry: { id, at, by: actor, action: 'venue-published', changes } });
  });
};
