import type { SearchDay } from '@plenary/contracts/search';
import { matchRooms } from '../rooms/match-rooms.ts';
import { prepareRequests, roomRequestsOf } from '../rooms/match-rooms-prepare.ts';
import type { PreparedRequest } from '../rooms/prepared-room.ts';
import type { Room } from '../rooms/room.ts';
import { hasLunchSeats } from '../search/lunch-seats.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { type EveningSpace, eveningSpace } from './evening-space.ts';
import type { TakenOn } from './read-venue-days.ts';
import { lunchSeatsLeft, type Rank, takenAt, type VenueDay } from './venue-day.ts';

/** A day of a search with its requests prepared: made once a search, used for every venue. */
export interface PreparedDay {
  day: SearchDay;
  requests: readonly PreparedRequest[];
}

export const prepareDays = (days: readonly SearchDay[]): PreparedDay[] =>
  days.map((day) => ({ day, requests: prepareRequests(roomRequestsOf(day)) }));

export interface FoundRooms {
  /** Rooms of each day: the plenary's, then the subcommittees'; none of an evening alone. */
  assignment: Room[][];
  /** Spaces of the evenings alone, by day. */
  evenings: ReadonlyMap<string, EveningSpace>;
  /** 1 if free rooms were found for each day, 2 if some slot is behind a first option. */
  rank: Rank;
}

/**
 * Rooms of a venue for EVERY day of a search; null without. Each day has free ones if they suffice, else also those under a first option:
 * one day that has to wait takes no free room from another.
 */
export const findRooms = (venue: CatalogueVenue, days: readonly PreparedDay[], taken: TakenOn): FoundRooms | null => {
  const { record } = venue;
  const isFed = days.every(({ day }) => hasLunchSeats(day, lunchSeatsLeft(record.lunchSeats, taken(record.id, day.date))));
  if (!isFed) return null;
  const assignment: Room[][] = [];
  const evenings = new Map<string, EveningSpace>();
  let worst: Rank = 1;
  for (const day of days) {
    const found = findOn(venue, day, taken);
    if (!found) return null;
    assignment.push(found.rooms);
    if (found.space) evenings.set(day.day.date, found.space);
    if (found.rank === 2) worst = 2;
  }
  return { assignment, evenings, rank: worst };
};

interface FoundOn {
  rooms: Room[];
  rank: Rank;
  /** Of an evening alone. */
  space?: EveningSpace;
}

const findOn = (venue: CatalogueVenue, { day, requests }: PreparedDay, taken: TakenOn): FoundOn | null => {
  if (day.evening) {
    const space = eveningSpace({ venue, day: day.date, taken, pax: day.plenary.pax });
    return space && { rooms: [], rank: space.rank, space };
  }
  const slots = taken(venue.record.id, day.date);
  for (const rank of ranksOf(slots)) {
    const found = matchRooms({ rooms: venue.prepared, requests, taken: takenAt(slots, venue.positions, rank) });
    if (found) return { rooms: found.rooms, rank };
  }
  return null;
};

/** The ranks to be tried in turn. Where no slot has a first option alone, what is not free is not to be had at all. */
const ranksOf = (day: VenueDay | undefined): readonly Rank[] => (day === undefined || day.first === day.full ? [1] : [1, 2]);
