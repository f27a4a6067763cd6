import type { SearchDay } from '@plenary/contracts/search';
import type { KeptRoom } from '@plenary/contracts/venue-room';
import type { Room } from '../rooms/room.ts';

/** The rooms found for a search, with what each is for. `assignment` holds, for each day, the plenary's room and those of the sub-rooms. */
export const keptRooms = (days: readonly SearchDay[], assignment: readonly (readonly Room[])[]): KeptRoom[] =>
  days.flatMap(({ date, plenary, subcommittees }, index) =>
    [plenary, ...subcommittees].flatMap((request, place) => {
      const room = assignment[index]?.[place];
      return room ? [{ ...request, roomId: room.id, date, place }] : [];
    }),
  );
