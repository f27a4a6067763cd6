import type { NetworkVenue, RoomFacts, RoomFigures } from '@plenary/contracts/network.schemas';
import { networkLimits } from '@plenary/contracts/network-terms';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { changesBetween } from '@plenary/service-kit/audit-trail';
import type { Transaction } from '@plenary/service-kit/database/database';
import { once } from '@plenary/service-kit/idempotency';
import { audit } from '../audit/audit.ts';
import { bumpCatalogue } from '../db/bump-catalogue.ts';
import type { BookingTables } from '../db/tables.ts';
import type { BookingDeps } from '../deps.ts';
import type { Room } from '../rooms/room.ts';
import { flatFigures } from './flat-facts.ts';
import { newId } from './new-id.ts';
import { type RoomRow, readNetworkVenue, readVenueRows, type VenueRow } from './read-network-venue.ts';
import { refuseFaults } from './refuse-faults.ts';
import { roomWith } from './room-facts.ts';
import { roomFaults } from './room-faults.ts';
import { roomFiguresOf, withFigures } from './room-figures.ts';

interface Adding {
  actor: UserActor;
  /** Id or slug of the venue. */
  name: string;
  facts: RoomFacts;
  figures: RoomFigures;
  idempotencyKey: string | undefined;
}

/**
 * Adds a room at the end of a venue's. Refuses `not-found`, faults of the facts, a room too many, and people of a room outside a draft
 * (`two_persons`): those are agreed on by two persons (referentials).
 */
export const addRoom = async (deps: BookingDeps, { actor, name, facts, figures, idempotencyKey }: Adding): Promise<NetworkVenue> => {
  const { database, tables } = deps;
  const [id, entryId] = [newId('room', deps.newId()), deps.newId()];
  const now = deps.now();
  return database.transact(async (tx) => {
    const { row: venue, roomRows } = await readVenueRows(tx, tables, name);
    const request = { scope: `${actor.userId}:network-room:${venue.id}`, key: idempotencyKey, body: { facts, figures }, now };
    return once(tx, database, request, async () => {
      refuseUnfit(facts, { figures, venue, roomRows });
      const record = roomOf({ id, venueId: venue.id }, facts, figures);
      await insertRoom(tx, tables, { record, roomRows });
      const subject = { type: 'room', id, name: `${venue.record.commercialName}, ${facts.name}` };
      const changes = changesBetween({}, flatFigures(roomFiguresOf(record)));
      await audit(tx, tables, { id: entryId, at: now, by: actor, action: 'room-added', subject, changes });
      return readNetworkVenue(tx, tables, venue.id);
    });
  });
};

interface House {
  figures: RoomFigures;
  venue: VenueRow;
  roomRows: readonly RoomRow[];
}

const refuseUnfit = (facts: RoomFacts, { figures, venue, roomRows }: House): void => {
  if (roomRows.length >= networkLimits.rooms) refuse('invalid-request', { errors: { facts: 'too_many' } });
  const holdsPeople = Object.values(figures.people).some((people) => people !== null);
  if (venue.state !== 'draft' && holdsPeople) refuse('invalid-request', { errors: { 'figures.people': 'two_persons' } });
  // A room more takes the access of none away.
  const { isStepFree: _, ...faults } = roomFaults(facts, { venue, others: roomRows, room: withFigures({}, figures) });
  refuseFaults(faults);
};

const roomOf = (ids: Pick<Room, 'id' | 'venueId'>, facts: RoomFacts, figures: RoomFigures): Room =>
  roomWith(
    {
      ...withFigures({ ...ids, name: facts.name, floor: facts.floor }, figures),
      lowAttendanceEconomicPaxThreshold: null,
      highAttendanceEconomicPaxThreshold: null,
      isVisioAvailable: false,
      hasPoleInconvenience: false,
      hasMultipleScreensAvailable: false,
      isPrmReady: false,
    },
    facts,
  );

const insertRoom = async (
  tx: Transaction,
  tables: BookingTables,
  { record, roomRows }: { record: Room; roomRows: readonly RoomRow[] },
): Promise<void> => {
  const position = Math.max(-1, ...roomRows.map((room) => room.position)) + 1;
  await tx.insert(tables.room).values({ id: record.id, venueId: record.venueId, position, record });
  await bumpCatalogue(tx, tables);
};
