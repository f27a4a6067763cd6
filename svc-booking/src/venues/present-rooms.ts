import { isMeetingRoom } from '@plenary/contracts/referential-terms';
import type { VenueRoom } from '@plenary/contracts/venue-room';
import type { Room } from '../rooms/room.ts';
import { setUpsOf } from '../rooms/set-ups-of.ts';

const kindOf = (room: Room): VenueRoom['kind'] => {
  if (isMeetingRoom(room)) return 'meeting';
  return room.category === 'Restaurant' ? 'restaurant' : 'common';
};

const presentRoom = (room: Room): VenueRoom => ({
  id: room.id,
  name: room.name,
  floor: room.floor,
  area: room.area,
  kind: kindOf(room),
  setUps: setUpsOf(room),
  isStepFree: room.isPrmReady,
  hasSeveralScreens: room.hasMultipleScreensAvailable,
  hasPillar: room.hasPoleInconvenience,
  height: room.height,
  hasDaylight: room.hasDaylight,
  hasVideoConference: room.isVisioAvailable,
  equipment: room.equipment && [...room.equipment],
});

const order: readonly VenueRoom['kind'][] = ['meeting', 'common', 'restaurant'];

/** Rooms as customers read of them: meeting rooms in their order, then common spaces, then restaurants. */
export const presentRooms = (rooms: readonly Room[]): VenueRoom[] =>
  rooms.map(presentRoom).toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
