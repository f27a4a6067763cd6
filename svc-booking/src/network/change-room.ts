import { isDeepStrictEqual } from 'node:util';
import type { NetworkVenue, RoomFacts } from '@plenary/contracts/network.schemas';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { changesBetween } from '@plenary/service-kit/audit-trail';
import { and, eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { bumpCatalogue } from '../db/bump-catalogue.ts';
import type { BookingDeps } from '../deps.ts';
import { flatRoomFacts } from './flat-facts.ts';
import { readNetworkVenue, readVenueRows } from './read-network-venue.ts';
import { refuseFaults } from './refuse-faults.ts';
import { roomFactsOf, roomWith } from './room-facts.ts';
import { roomFaults } from './room-faults.ts';

interface Changing {
  actor: UserActor;
  /** Id or slug of the venue. */
  name: string;
  roomId: string;
  facts: RoomFacts;
  /** The one that the caller has seen, of the room. */
  revision: number;
}

/** Changes the facts of a room, as `changeVenue` those of a venue; its figures and their requests stay. */
export const changeRoom = async (deps: BookingDeps, { actor, name, roomId, facts, revision }: Changing): Promise<NetworkVenue> => {
  const { database, tables } = deps;
  const entryId = deps.newId();
  const now = deps.now();
  return database.transact(async (tx) => {
    const { row: venue, roomRows } = await readVenueRows(tx, tables, name);
    const row = roomRows.find(({ id }) => id === roomId) ?? refuse('not-found');
    const before = roomFactsOf(row.record);
    if (isDeepStrictEqual(before, facts)) return readNetworkVenue(tx, tables, venue.id);
    if (row.revision !== revision) return refuse('stale-version', { members: { current: await readNetworkVenue(tx, tables, venue.id) } });
    refuseFaults(roomFaults(facts, { venue, others: roomRows.filter(({ id }) => id !== roomId), room: row.record }));
    const written = await tx
      .update(tables.room)
      .set({ record: roomWith(row.record, facts), revision: revision + 1 })
      .where(and(eq(tables.room.id, roomId), eq(tables.room.revision, revision)))
      .returning({ id: tables.room.id });
    if (written.length === 0) return refuse('service-unavailable', { retryAfterSeconds: 1 });
    await bumpCatalogue(tx, tables);
    const subject = { type: 'room', id: roomId, name: `${venue.record.commercialName}, ${facts.name}` };
    const changes = changesBetween(flatRoomFacts(before), flatRoomFacts(facts));
    await audit(tx, tables, { id: entryId, at: now, by: actor, action: 'room-facts-changed', subject, changes });
    return readNetworkVenue(tx, tables, venue.id);
  });
};
