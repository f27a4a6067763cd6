import type { RoomFacts } from '@plenary/contracts/network.schemas';
import type { FieldErrors } from '@plenary/contracts/problem';
import type { Room } from '../rooms/room.ts';
import { overfullSetUps } from '../rooms/room-density.ts';
import type { RoomRow, VenueRow } from './read-network-venue.ts';

interface House {
  venue: VenueRow;
  others: readonly RoomRow[];
  /** As it is kept; its people, where it is new. */
  room: Pick<Room, 'area' | 'capacities'>;
}

/**
 * Two rooms of a venue have two names on its papers; a venue that promises access keeps a room that has it; a new area holds the people
 * of the room.
 */
export const roomFaults = (facts: RoomFacts, { venue, others, room }: House): FieldErrors => ({
  ...(others.some(({ record }) => record.name === facts.name) && { name: 'taken' }),
  ...(facts.area !== (room.area ?? null) && overfullSetUps(room.capacities, facts.area).length > 0 && { area: 'too_small' }),
  ...(venue.record.isAccessible &&
    !facts.isStepFree &&
    !others.some(({ record }) => record.isPrmReady) && {
      isStepFree: 'last_step_free_room',
    }),
});
