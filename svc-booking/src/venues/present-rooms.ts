import type { RoomCategory } from '@plenary/contracts/referential-terms';
import type { VenueRoom } from '@plenary/contracts/venue-room';
import type { Room } from '../rooms/room.ts';
import { setUpsOf } from '../rooms/set-ups-of.ts';

const kinds = {
  Premium: 'meeting',
  Standard: 'meeting',
  'Espace commun': 'common',
  Restaurant: 'restaurant',
} as const satisfies Record<RoomCategory, VenueRoom['kind']>;

const presentRoom = (room: Room): VenueRoom => ({
  id: room.id,
  name: room.name,
  floor: room.floor,
  area: room.area,
  kind: kinds[room.category],
  setUps: setUpsOf(room),
  isStepFree: room.isPrmReady,
  hasSeveralScreens: room.hasMultipleScreensAvailable,
  hasPillar: room.hasPoleInconvenience,
});

const order: readonly VenueRoom['kind'][] = ['meeting', 'common', 'restaurant'];

/** Rooms as customers read of them: meeting rooms in their order, then common spaces, then restaurants. */
export const presentRooms = (rooms: readonly Room[]): VenueRoom[] =>
  rooms.map(presentRoom).toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
