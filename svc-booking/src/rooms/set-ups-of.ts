import type { RoomSetUp } from '@plenary/contracts/room-set-up';
import { configurations } from '@plenary/contracts/terms';
import type { Room } from './room.ts';

/** Set-ups that a room allows, in the order of the search, with its people. */
export const setUpsOf = ({ capacities }: Pick<Room, 'capacities'>): RoomSetUp[] =>
  configurations.flatMap((configuration) => {
    const people = capacities[configuration];
    return people ? [{ configuration, people }] : [];
  });

/** People in the set-up that holds most; 0 without any. */
export const mostPeople = (room: Pick<Room, 'capacities'>): number => Math.max(0, ...setUpsOf(room).map(({ people }) => people));
