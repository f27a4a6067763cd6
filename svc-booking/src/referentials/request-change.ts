import type { RoomModification } from '@plenary/contracts/referentials.schemas';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { staffMemberOf } from '@plenary/service-kit/audit-trail';
import { once } from '@plenary/service-kit/idempotency';
import { audit } from '../audit/audit.ts';
import type { BookingDeps } from '../deps.ts';
import { referentialVenue } from './referential-venue.ts';
import { changesOf, roomFaults } from './room-change-rules.ts';

interface Request {
  actor: UserActor;
  room: { code: CountryCode; venue: string; roomId: string };
  wanted: RoomModification;
  idempotencyKey: string | undefined;
}

/**
 * Stores a staff member's request to change a room, with its current values (spec/logistics.md §4, server-rules §6). Refuses
 * `not-found`, and `invalid-request` where nothing would change or the thresholds would cross.
 */
export const requestChange = async (deps: BookingDeps, { actor, room, wanted, idempotencyKey }: Request): Promise<{ id: string }> => {
  const { database, tables } = deps;
  const { record, rooms } = referentialVenue(await deps.catalogue.current(), room);
  const found = rooms.find(({ id }) => id === room.roomId) ?? refuse('not-found');
  const changes = changesOf(found, wanted);
  if (changes.length === 0) return refuse('invalid-request', { errors: { '': 'required' } });
  const faults = roomFaults(found, wanted);
  if (Object.keys(faults).length > 0) return refuse('invalid-request', { errors: faults });

  const [id, entryId] = [deps.newId(), deps.newId()];
  const now = deps.now();
  const request = { scope: `${actor.userId}:room-change:${room.roomId}`, key: idempotencyKey, body: wanted, now };
  return database.transact((tx) =>
    once(tx, database, request, async () => {
      const row = { id, venueId: record.id, roomId: found.id, state: 'open', changes, reason: '', requestedAt: now };
      await tx.insert(tables.roomChange).values({ ...row, requestedBy: staffMemberOf(actor), decidedAt: null, decidedBy: null });
      const subject = { type: 'room', id: found.id, name: `${record.commercialName}, ${found.name}` };
      await audit(tx, tables, { id: entryId, at: now, by: actor, action: 'room-change-requested', subject, changes });
      return { id };
    }),
  );
};
