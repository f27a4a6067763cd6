import type { RoomChangeState } from '@plenary/contracts/referential-terms';
import type { ModificationRow, RoomModificationRequest } from '@plenary/contracts/referentials.schemas';
import type { BookingTables } from '../db/tables.ts';
import type { Room } from '../rooms/room.ts';
import type { VenueRecord } from '../venues/venue-record.ts';
import { presentRoom, roomValue } from './room-attributes.ts';
import type { RoomChange } from './room-change-rules.ts';

export type RoomChangeRow = BookingTables['roomChange']['$inferSelect'];

export const presentModifications = (room: Room, changes: readonly RoomChange[]): ModificationRow[] =>
  changes.map(({ field, from, to }) => ({ field, from, to, current: roomValue(room, field) }));

export const presentChange = (row: RoomChangeRow, { record, room }: { record: VenueRecord; room: Room }): RoomModificationRequest => ({
  id: row.id,
  state: row.state as RoomChangeState,
  venue: { venueId: record.id, slug: record.slug, name: record.commercialName, countryCode: record.address.countryCode },
  room: presentRoom(room),
  modifications: presentModifications(room, row.changes),
  requestedBy: row.requestedBy,
  requestedAt: new Date(row.requestedAt).toISOString(),
  decidedBy: row.decidedBy,
  decidedAt: row.decidedAt === null ? null : new Date(row.decidedAt).toISOString(),
  reason: row.reason,
});
