import { isMeetingRoom } from '@plenary/contracts/referential-terms';
import type { VenueCard } from '@plenary/contracts/venue';
import type { Room } from '../rooms/room.ts';

const most = (numbers: (number | undefined)[]) => Math.max(0, ...numbers.map((number) => number ?? 0));

/** Figures of a venue, from its rooms: people the largest set-up holds, meeting rooms, most seated and most standing in one room. */
export const featuresOf = (rooms: readonly Room[]): VenueCard['features'] => {
  const meetingRooms = rooms.filter(isMeetingRoom);
  const seated = (room: Room) => {
    const { standing: _, ...seatedSetUps } = room.capacities;
    return most(Object.values(seatedSetUps));
  };
  const maxSitting = most(meetingRooms.map(seated));
  const maxStanding = most(rooms.map(({ capacities }) => capacities.standing));
  return { capacity: Math.max(maxSitting, maxStanding), roomsCount: meetingRooms.length, maxSitting, maxStanding };
};
