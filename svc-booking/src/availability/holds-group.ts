import { matchRooms } from '../rooms/match-rooms.ts';
import { anySetUp } from '../rooms/match-rooms-prepare.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import type { PreparedDay } from './find-rooms.ts';

/** The requests with each room in the set-up that holds most. */
export const inAnySetUp = (days: readonly PreparedDay[]): PreparedDay[] =>
  days.map(({ day, requests }) => ({ day, requests: requests.map((request) => ({ ...request, setUp: anySetUp })) }));

/** Whether the venue, with nothing booked in it, has distinct rooms for every request of every day, each in the set-up that holds most. */
export const holdsGroup = (venue: CatalogueVenue, days: readonly PreparedDay[]): boolean =>
  inAnySetUp(days).every(({ requests }) => matchRooms({ rooms: venue.prepared, requests, taken: new Uint8Array(venue.prepared.length) }));
