import type { Reach } from '@plenary/contracts/desk-rights';
import type { NetworkVenueLine } from '@plenary/contracts/network.schemas';
import { isMeetingRoom } from '@plenary/contracts/referential-terms';
import { asc } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import { inReach } from '../rights/reached-venues.ts';
import { missingParts } from './missing-parts.ts';
import { scientistLookup } from './scientist-lookup.ts';

/** The venues of a scope as they are written, in the order of the lists. */
export const listNetworkVenues = async (
  { database: { read }, tables, catalogue }: BookingDeps,
  reach: Reach,
): Promise<{ venues: NetworkVenueLine[] }> => {
  const snapshot = await catalogue.current();
  const { byId } = snapshot;
  const hasScientist = await scientistLookup(read, tables);
  const rows = await read
    .select()
    .from(tables.venue)
    .where(inReach(reach, snapshot, tables.venue.id))
    .orderBy(asc(tables.venue.position), asc(tables.venue.id));
  return {
    venues: rows.map(({ id, slug, state, record }) => {
      const rooms = byId.get(id)?.rooms ?? [];
      return {
        id,
        slug,
        state,
        name: record.name,
        city: record.address.city,
        countryCode: record.address.countryCode,
        roomsCount: rooms.filter(isMeetingRoom).length,
        picturesCount: record.pictures.carrousel.length,
        missing: missingParts({ record, rooms, hasScientist: hasScientist(id) }),
      };
    }),
  };
};
