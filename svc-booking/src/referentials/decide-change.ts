import type { RoomChangeState } from '@plenary/contracts/referential-terms';
import type { RoomModificationRequest } from '@plenary/contracts/referentials.schemas';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { staffMemberOf } from '@plenary/service-kit/audit-trail';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { bumpCatalogue } from '../db/bump-catalogue.ts';
import type { BookingTables } from '../db/tables.ts';
import type { BookingDeps } from '../deps.ts';
import type { Room } from '../rooms/room.ts';
import { presentChange, presentModifications, type RoomChangeRow } from './present-change.ts';
import { changedRoom } from './room-attributes.ts';
import { fieldsOf, hasMovedOn, roomFaults } from './room-change-rules.ts';

interface Decision {
  actor: UserActor;
  id: string;
}

/**
 * Changes a room as a request asks, in one transaction with the decision: the next search counts with it (server-rules §6). Refuses
 * `not-found`, and `conflict` if it has been decided, or if the room has changed since the request, with both values.
 */
export const validateChange = (deps: BookingDeps, decision: Decision): Promise<RoomModificationRequest> =>
  decide(deps, { ...decision, state: 'validated', reason: '' }, async (tx, row, room) => {
    const fields = fieldsOf(row.changes);
    if (hasMovedOn(room, row.changes) || Object.keys(roomFaults(room, fields)).length > 0) return refuseConflict(row, room, 'open');
    const changed = changedRoom(room, fields);
    await tx
      .update(deps.tables.room)
      .set({ record: changed })
      .where(eq(deps.tables.room.id, room.id))
      .returning({ id: deps.tables.room.id });
    await bumpCatalogue(tx, deps.tables);
    return changed;
  });

/** Stores the reason of a rejection; the room stays as it is. Refuses `not-found`, and `conflict` if it has been decided. */
export const rejectChange = (deps: BookingDeps, decision: Decision & { reason: string }): Promise<RoomModificationRequest> =>
  decide(deps, { ...decision, state: 'rejected' }, async (_tx, _row, room) => room);

type Apply = (tx: Transaction, row: RoomChangeRow, room: Room) => Promise<Room>;

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
    const { record } = byId.get(row.venueId) ?? refuse('not-found');
    const [decided] = await tx
      .update(roomChange)
      .set({ state, reason, decidedAt: now, decidedBy: staffMemberOf(actor) })
      .where(and(eq(roomChange.id, id), eq(roomChange.state, 'open')))
      .returning();
    if (!decided) return refuseConflict(row, room, row.state as RoomChangeState);
    const applied = await apply(tx, row, room);
    const subject = { type: 'room', id: room.id, name: `${record.commercialName}, ${room.name}` };
    const action = state === 'validated' ? 'room-change-validated' : 'room-change-rejected';
    await audit(tx, tables, { id: entryId, at: now, by: actor, action, subject, changes: row.changes });
    return presentChange(decided, { record, room: applied });
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
