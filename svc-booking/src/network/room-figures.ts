import type { RoomFigures } from '@plenary/contracts/network.schemas';
import { capacityFields } from '@plenary/contracts/referential-terms';
import type { Room } from '../rooms/room.ts';

type Figured = Pick<Room, 'category' | 'subcommitteeType' | 'capacities'>;

/** What decides how searches use a room, from its record. */
export const roomFiguresOf = ({ category, subcommitteeType, capacities }: Figured): RoomFigures => ({
  category,
  subcommitteeType,
  people: Object.fromEntries(capacityFields.map((field) => [field, capacities[field] ?? null])) as RoomFigures['people'],
});

export const withFigures = <R extends object>(room: R, { category, subcommitteeType, people }: RoomFigures): R & Figured => ({
  ...room,
  category,
  subcommitteeType,
  capacities: Object.fromEntries(Object.entries(people).flatMap(([field, seats]) => (seats === null ? [] : [[field, seats]]))),
});
