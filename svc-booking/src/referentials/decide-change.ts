import type { RoomChangeState } from '@plenary/contracts/referential-terms';
import type { OutgrownBooking, RoomModificationRequest } from '@plenary/contracts/referentials.schemas';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { staffMemberOf } from '@plenary/service-kit/audit-trail';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { addMoveTasks } from '../bookings/add-move-tasks.ts';
import { bumpCatalogue } from '../db/bump-catalogue.ts';
import type { BookingTables } from '../db/tables.ts';
import type { BookingDeps } from '../deps.ts';
import type { Room } from '../rooms/room.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { outgrownBookings, presentOutgrown } from './outgrown-bookings.ts';
import { presentChange, presentModifications, type RoomChangeRow } from './present-change.ts';
import { changedRoom } from './room-attributes.ts';
import { fieldsOf, hasMovedOn, roomFaults } from './room-change-rules.ts';

interface Decision {
  actor: UserActor;
  id: string;
}

/**
 * Changes a room as a request asks, in one transaction with the decision: the next search counts with it (server-rules §6), and each confirmed
 * booking that it holds no more is a task (design: desk D30). Refuses `not-found`, `forbidden` for who asked for it (D30: two persons), and
 * `conflict` if it has been decided, or if the room has changed since the request, with both values.
 */
export const validateChange = (deps: BookingDeps, decision: Decision): Promise<RoomModificationRequest> =>
  decide(deps, { ...decision, state: 'validated', reason: '' }, async (tx, { row, room, venue, now }) => {
    const { tables } = deps;
    const fields = fieldsOf(row.changes);
    if (row.requestedBy.userId === decision.actor.userId) return refuse('forbidden');
    if (hasMovedOn(room, row.changes) || Object.keys(roomFaults(room, fields)).length > 0) return refuseConflict(row, room, 'open');
    const changed = changedRoom(room, fields);
    await tx.update(tables.room).set({ record: changed }).where(eq(tables.room.id, room.id)).returning({ id: tables.room.id });
    await bumpCatalogue(tx, tables);
    const outgrown = await outgrownBookings(tx, tables, { row, venue, now });
    await addMoveTasks(
      tx,
      tables,
      outgrown.filter(({ status }) => status === 'confirmed').map(({ bookingId }) => bookingId),
    );
    return { room: changed, outgrown };
  });

/** Stores the reason of a rejection; the room stays as it is. Refuses `not-found`, and `conflict` if it has been decided. */
export const rejectChange = (deps: BookingDeps, decision: Decision & { reason: string }): Promise<RoomModificationRequest> =>
  decide(deps, { ...decision, state: 'rejected' }, async (_tx, { room }) => ({ room }));

interface Decided {
  row: RoomChangeRow;
  room: Room;
  venue: CatalogueVenue;
  now: number;
}
type Apply = (tx: Transaction, decided: Decided) => Promise<{ room: Room; outgrown?: OutgrownBooking[] }>;

const decide = async (
  deps: BookingDeps,
  { actor, id, state, reason }: Decision & { state: Exclude<RoomChangeState, 'open'>; reason: string },
  apply: Apply,
): Promise<RoomModificationRequest> => {
  const { database, tables } = deps;
  const { roomChange } = tables;
  const entryId = deps.newId();
  const now = deps.now();
  const { byId } = await deps.catalogue.current();
  return database.transact(async (tx) => {
    const { row, room } = await readChange(tx, tables, id);
    const venue = byId.get(row.venueId) ?? refuse('not-found');
    const { record } = venue;
    const [decided] = await tx
      .update(roomChange)
      .set({ state, reason, decidedAt: now, decidedBy: staffMemberOf(actor) })
      .where(and(eq(roomChange.id, id), eq(roomChange.state, 'open')))
      .returning();
    if (!decided) return refuseConflict(row, room, row.state as RoomChangeState);
    const { outgrown, ...applied } = await apply(tx, { row, room, venue, now });
    const subject = { type: 'room', id: room.id, name: `${record.commercialName}, ${room.name}` };
    const action = state === 'validated' ? 'room-change-validated' : 'room-change-rejected';
    await audit(tx, tables, { id: entryId, at: now, by: actor, action, subject, changes: row.changes });
    return { ...presentChange(decided, { record, ...applied }), ...(outgrown && { outgrown: presentOutgrown(outgrown) }) };
  });
};

const readChange = async (tx: Transaction, { roomChange, room }: BookingTables, id: string) => {
  const [found] = await tx
    .select({ row: roomChange, room: room.record })
    .from(roomChange)
    .innerJoin(room, eq(room.id, roomChange.roomId))
    .where(eq(roomChange.id, id));
  return found ?? refuse('not-found');
};

const refuseConflict = (row: RoomChangeRow, room: Room, state: RoomChangeState): never =>
  refuse('conflict', { members: { state, modifications: presentModifications(room, row.changes) } });
