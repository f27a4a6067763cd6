import type { RoomFacts } from '@plenary/contracts/network.schemas';
import type { Room } from '../rooms/room.ts';
import { mostPeople } from '../rooms/set-ups-of.ts';

/** What staff keep of a room without a second person, from its record. */
export const roomFactsOf = (room: Room): RoomFacts => ({
  name: room.name,
  floor: room.floor,
  area: room.area ?? null,
  height: room.height ?? null,
  hasDaylight: room.hasDaylight ?? null,
  isStepFree: room.isPrmReady,
  hasVideoConference: room.isVisioAvailable,
  hasSeveralScreens: room.hasMultipleScreensAvailable,
  hasPillar: room.hasPoleInconvenience,
  equipment: [...(room.equipment ?? [])],
});

/** What the facts of its venue may promise by a room. */
export const roomOfHouse = (room: Room) => ({
  category: room.category,
  isStepFree: room.isPrmReady,
  most: mostPeople(room),
});

/** The room with other facts; its figures stay. */
export const roomWith = (room: Room, facts: RoomFacts): Room => {
  const { area: _, height: __, hasDaylight: ___, equipment: ____, ...others } = room;
  return {
    ...others,
    name: facts.name,
    floor: facts.floor,
    ...(facts.area !== null && { area: facts.area }),
    ...(facts.height !== null && { height: facts.height }),
    ...(facts.hasDaylight !== null && { hasDaylight: facts.hasDaylight }),
    ...(facts.equipment.length > 0 && { equipment: facts.equipment }),
    isPrmReady: facts.isStepFree,
    isVisioAvailable: facts.hasVideoConference,
    hasMultipleScreensAvailable: facts.hasSeveralScreens,
    hasPoleInconvenience: facts.hasPillar,
  };
};
