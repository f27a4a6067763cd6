import { matchRooms } from '../rooms/match-rooms.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import type { PreparedDay } from './find-rooms.ts';

/** Whether the venue, with nothing booked in it, has distinct rooms for every request of every day, each in the set-up asked for. */
export const holdsGroup = (venue: CatalogueVenue, days: readonly PreparedDay[]): boolean =>
  days.every(({ requests }) => matchRooms({ rooms: venue.prepared, requests, taken: new Uint8Array(venue.prepared.length) }));
