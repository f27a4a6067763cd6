import type { RoomRequest } from '../rooms/prepared-room.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { canServe, peopleIn } from './place.ts';

/** The rooms that can serve a request in its set-up, the greatest first. */
export const roomsBySize = (
  { rooms }: Pick<CatalogueVenue, 'rooms'>,
  request: Pick<RoomRequest, 'kind' | 'configuration'>,
): { roomName: string; people: number }[] =>
  rooms
    .filter((room) => canServe(room, request))
    .map((room) => ({ roomName: room.name, people: peopleIn(room, request) }))
    .filter(({ people }) => people > 0)
    .sort((a, b) => b.people - a.people || (a.roomName < b.roomName ? -1 : 1));
