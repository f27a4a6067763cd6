import type { FileVenue } from '@plenary/contracts/network-file.schemas';
import { mergedRecord, mergedRooms } from '../network-file/merge-venue.ts';
import type { Room } from '../rooms/room.ts';
import type { VenueRecord } from '../venues/venue-record.ts';
import network from './network.json' with { type: 'json' };

/** A venue of the demo network with its rooms, as the catalogue takes them. */
export interface DemoVenue {
  venue: VenueRecord;
  rooms: Room[];
}

type DemoFileVenue = FileVenue & { id: string; rooms: readonly { id: string }[] };

const fileVenues = network.venues as unknown as readonly DemoFileVenue[];

/** Every room of the file has an id; the demo's bookings name it. */
const makeId = (): string => {
  throw new Error('a room of the demo network has no id');
};

/**
 * The demo network (server-rules §8): 20 venues around Paris, 5 in Brussels, 5 in Madrid, in the order of the list, imported from
 * `network.json`, which is an export (`network/1`). Streets, stations and lines are real; the venues, their rooms and their figures are
 * invented.
 */
export const demoVenues: readonly DemoVenue[] = fileVenues.map((wanted) => {
  const { id } = wanted;
  const rooms = mergedRooms(wanted, { id, known: undefined, makeId }).map(({ record }) => record);
  return { venue: mergedRecord(wanted, { id, known: undefined }), rooms };
});
