import type { FieldErrors } from '@plenary/contracts/problem';
import { capacityFields, type RoomField, roomFields } from '@plenary/contracts/referential-terms';
import type { RoomModification } from '@plenary/contracts/referentials.schemas';
import type { Room } from '../rooms/room.ts';
import { overfullSetUps } from '../rooms/room-density.ts';
import { changedRoom, roomValue } from './room-attributes.ts';

/** A field of a room, as it was when the change was asked for and as it is to be. */
export interface RoomChange {
  field: RoomField;
  from: string | number | null;
  to: string | number;
}

/** The real changes of a request, without fields that already have that value. */
export const changesOf = (room: Room, wanted: RoomModification): RoomChange[] =>
  roomFields.flatMap((field) => {
    const [from, to] = [roomValue(room, field), wanted[field]];
    return to === undefined || to === from ? [] : [{ field, from, to }];
  });

export const fieldsOf = (changes: readonly RoomChange[]): RoomModification =>
  Object.fromEntries(changes.map(({ field, to }) => [field, to]));

/** Whether a requested field has changed since the request (server-rules §6). */
export const hasMovedOn = (room: Room, changes: readonly RoomChange[]): boolean =>
  changes.some(({ field, from }) => roomValue(room, field) !== from);

/** Fields that would make no sense once changed: people beyond what the area holds, or a lower threshold above the higher one. */
export const roomFaults = (room: Room, wanted: RoomModification): FieldErrors => ({
  ...Object.fromEntries(overfullSetUps(capacitiesIn(wanted), room.area).map((field) => [field, 'too_large'])),
  ...thresholdFaults(room, wanted),
});

const capacitiesIn = (wanted: RoomModification) => Object.fromEntries(capacityFields.map((field) => [field, wanted[field]]));

const thresholdFaults = (room: Room, wanted: RoomModification): FieldErrors => {
  const { lowAttendanceEconomicPaxThreshold: low, highAttendanceEconomicPaxThreshold: high } = changedRoom(room, wanted);
  if (low === null || high === null || low <= high) return {};
  return wanted.lowAttendanceEconomicPaxThreshold === undefined
    ? { highAttendanceEconomicPaxThreshold: 'too_small' }
    : { lowAttendanceEconomicPaxThreshold: 'too_large' };
};
