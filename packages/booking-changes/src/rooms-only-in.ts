import type { NamedRoom } from '@plenary/contracts/booked-room';
import type { ChangeSide } from '@plenary/contracts/changes.schemas';

/** Rooms of one side of a change that the other does not have on their day. */
export const roomsOnlyIn = ({ rooms }: Pick<ChangeSide, 'rooms'>, other: Pick<ChangeSide, 'rooms'>): NamedRoom[] =>
  rooms.filter(({ day, roomName }) => !other.rooms.some((room) => room.day === day && room.roomName === roomName));
