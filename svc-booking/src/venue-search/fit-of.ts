import type { SearchDay } from '@plenary/contracts/search';
import type { Fit } from '@plenary/contracts/venue-room';
import type { Room } from '../rooms/room.ts';

/** What a list says of the rooms found for a search; `assignment` as in `keptRooms`. Undefined where there is none. */
export const fitOf = (days: readonly SearchDay[], assignment: readonly (readonly Room[])[]): Fit | undefined => {
  const [day, room] = [days[0], assignment[0]?.[0]];
  if (!day || !room) return undefined;
  const { configuration } = day.plenary;
  return {
    plenary: { name: room.name, area: room.area, configuration, people: room.capacities[configuration] ?? 0 },
    roomsCount: mostOfADay(assignment, ({ id }) => id),
    floorsCount: mostOfADay(assignment, ({ floor }) => floor),
  };
};

/** Days may have other rooms: the greatest number of one day counts. */
const mostOfADay = (assignment: readonly (readonly Room[])[], of: (room: Room) => unknown) =>
  Math.max(...assignment.map((rooms) => new Set(rooms.map(of)).size));
