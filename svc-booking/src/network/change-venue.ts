import { isDeepStrictEqual } from 'node:util';
import type { NetworkVenue, VenueFacts } from '@plenary/contracts/network.schemas';
import { venueFactsFaults } from '@plenary/contracts/network-rules';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { changesBetween } from '@plenary/service-kit/audit-trail';
import { and, eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { bumpCatalogue } from '../db/bump-catalogue.ts';
import type { BookingDeps } from '../deps.ts';
import { flatVenueFacts } from './flat-facts.ts';
import { type RoomRow, readNetworkVenue, readVenueRows, type VenueRow } from './read-network-venue.ts';
import { refuseFaults } from './refuse-faults.ts';
import { recordWith, venueFactsOf } from './venue-facts.ts';

interface Changing {
  actor: UserActor;
  /** Id or slug. */
  name: string;
  facts: VenueFacts;
  /** The one that the caller has seen. */
  revision: number;
}

/**
 * Changes the facts of a venue; every replica tells them at its next request. Facts that are kept already change nothing, whatever the
 * revision: a repeated save succeeds. Refuses `not-found`, faults of the facts, and `stale-version` with the venue as it is kept.
 */
export const changeVenue = async (deps: BookingDeps, { actor, name, facts, revision }: Changing): Promise<NetworkVenue> => {
  const { database, tables } = deps;
  const entryId = deps.newId();
  const now = deps.now();
  const { venues } = await deps.catalogue.current();
  return database.transact(async (tx) => {
    const { row, roomRows } = await readVenueRows(tx, tables, name);
    const before = venueFactsOf(row.record);
    if (isDeepStrictEqual(before, facts)) return readNetworkVenue(tx, tables, row.id);
    if (row.revision !== revision) return refuse('stale-version', { members: { current: await readNetworkVenue(tx, tables, row.id) } });
    const isTaken = venues.some(({ record }) => record.id !== row.id && record.commercialName === facts.commercialName);
    refuseFaults({ ...faultsOf(facts, { row, roomRows }), ...(isTaken && { commercialName: 'taken' }) });
    const written = await tx
      .update(tables.venue)
      .set({ record: recordWith(row.record, facts), revision: revision + 1 })
      .where(and(eq(tables.venue.id, row.id), eq(tables.venue.revision, revision)))
      .returning({ id: tables.venue.id });
    if (written.length === 0) return refuse('service-unavailable', { retryAfterSeconds: 1 });
    await bumpCatalogue(tx, tables);
    const subject = { type: 'venue', id: row.id, name: facts.commercialName };
    const changes = changesBetween(flatVenueFacts(before), flatVenueFacts(facts));
    await audit(tx, tables, { id: entryId, at: now, by: actor, action: 'venue-changed', subject, changes });
    return readNetworkVenue(tx, tables, row.id);
  });
};

const faultsOf = (facts: VenueFacts, { row, roomRows }: { row: VenueRow; roomRows: RoomRow[] }) =>
  venueFactsFaults(facts, {
    countryCode: row.record.address.countryCode,
    rooms: roomRows.map(({ record }) => ({ category: record.category, isStepFree: record.isPrmReady })),
  });
