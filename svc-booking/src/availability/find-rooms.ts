import type { SearchDay } from '@plenary/contracts/search';
import { matchRooms } from '../rooms/match-rooms.ts';
import { prepareRequests, roomRequestsOf } from '../rooms/match-rooms-prepare.ts';
import type { PreparedRequest } from '../rooms/prepared-room.ts';
import type { Room } from '../rooms/room.ts';
import { hasLunchSeats } from '../search/lunch-seats.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { eveningSpace } from './evening-space.ts';
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
  /** 1 if free rooms were found, 2 if some slot is behind a first option. */
  rank: Rank;
}

/** Rooms of a venue for EVERY day of a search, free ones if they suffice, else also those under a first option; null without. */
export const findRooms = (venue: CatalogueVenue, days: readonly PreparedDay[], taken: TakenOn): FoundRooms | null => {
  const { record } = venue;
  const isFed = days.every(({ day }) => hasLunchSeats(day, lunchSeatsLeft(record.lunchSeats, taken(record.id, day.date))));
  if (!isFed) return null;
  const evenings = days.flatMap(({ day }) =>
    day.evening ? [eveningSpace({ venue, day: day.date, taken, pax: day.plenary.pax })?.rank ?? null] : [],
  );
  if (evenings.includes(null)) return null;
  for (const rank of ranksOf(venue, days, taken, evenings.includes(2))) {
    const assignment = matchDays(venue, days, taken, rank);
    if (assignment) return { assignment, rank };
  }
  return null;
};

/** The ranks to be tried in turn. Where no slot has a first option alone, what is not free is not to be had at all. */
const ranksOf = ({ record }: CatalogueVenue, days: readonly PreparedDay[], taken: TakenOn, isSecond: boolean): readonly Rank[] => {
  if (isSecond) return [2];
  return days.every(({ day }) => isDecided(taken(record.id, day.date))) ? [1] : [1, 2];
};

const isDecided = (day: VenueDay | undefined) => day === undefined || day.first === day.full;

const matchDays = (venue: CatalogueVenue, days: readonly PreparedDay[], taken: TakenOn, rank: Rank): Room[][] | null => {
  const assignment: Room[][] = [];
  for (const { day, requests } of days) {
    const found = matchRooms({
      rooms: venue.prepared,
      requests,
      taken: takenAt(taken(venue.record.id, day.date), venue.positions, rank),
    });
    if (!found) return null;
    assignment.push(found.rooms);
  }
  return assignment;
};
