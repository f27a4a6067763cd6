import type { UnavailableReason } from '@plenary/contracts/booking.schemas';
import type { Configuration, SearchDay } from '@plenary/contracts/search';
import { configurations } from '@plenary/contracts/terms';
import { matchRooms } from '../rooms/match-rooms.ts';
import { cannotServe } from '../rooms/match-rooms-costs.ts';
import type { PreparedRequest } from '../rooms/prepared-room.ts';
import { lunchSeatsNeeded } from '../search/lunch-seats.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { isOnRequest } from '../venues/on-request.ts';
import { eveningSpace, mostInEvening } from './evening-space.ts';
import { type PreparedDay, prepareDays } from './find-rooms.ts';
import type { TakenOn } from './read-venue-days.ts';
import { lunchSeatsLeft, type Rank, takenAt } from './venue-day.ts';

/** Most people that one room of the venue holds in a set-up. */
const mostSeats = ({ prepared }: CatalogueVenue, { kind, setUp }: Pick<PreparedRequest, 'kind' | 'setUp'>): number => {
  const able = prepared.filter((room) => (kind === 'plenary' ? room.plenaryCost : room.subcommitteeCost) !== cannotServe);
  return Math.max(0, ...able.map(({ seats }) => seats[setUp] ?? 0));
};

/** The set-up in which one room of the venue holds most people, and how many. */
const greatestSetUp = (venue: CatalogueVenue): { most: number; configuration: Configuration } =>
  configurations
    .map((configuration, setUp) => ({ configuration, most: mostSeats(venue, { kind: 'plenary', setUp }) }))
    .reduce((greatest, one) => (one.most > greatest.most ? one : greatest));

interface Searched {
  prepared: readonly PreparedDay[];
}

/** The first true reason why a venue cannot serve a search: what it can never do, then what others have booked. */
export const explainRefusal = (venue: CatalogueVenue, { prepared }: Searched, taken: TakenOn): UnavailableReason | undefined =>
  isOnRequest(venue.record) ? beyondHouse(venue, prepared) : explainDays(venue, prepared, taken);

/**
 * The first true reason why an option on these days would be refused: rooms in their own set-ups, also where sales arrange them. `rank` 1:
 * where it would not be the first.
 */
export const explainOption = (
  venue: CatalogueVenue,
  days: readonly SearchDay[],
  taken: TakenOn,
  rank: Rank = 2,
): UnavailableReason | undefined => explainDays(venue, prepareDays(days), taken, rank);

const beyondHouse = (venue: CatalogueVenue, days: readonly PreparedDay[]): UnavailableReason | undefined =>
  days.map((one) => tooLargeForHouse(venue, one)).find((reason) => reason !== undefined);

const explainDays = (
  venue: CatalogueVenue,
  days: readonly PreparedDay[],
  taken: TakenOn,
  rank: Rank = 2,
): UnavailableReason | undefined => {
  const byHouse = beyondHouse(venue, days);
  if (byHouse) return byHouse;
  const byRestaurant = firstLunch(days, () => venue.record.lunchSeats);
  if (byRestaurant) return { type: 'restaurant-too-small', ...byRestaurant };
  const full = days.filter(({ day, requests }) => {
    if (day.evening) return (eveningSpace({ venue, day: day.date, taken, pax: day.plenary.pax })?.rank ?? 3) > rank;
    const halves = takenAt(taken(venue.record.id, day.date), venue.positions, rank);
    return !matchRooms({ rooms: venue.prepared, requests, taken: halves });
  });
  if (full.length > 0) return { type: 'rooms-taken', dates: full.map(({ day }) => day.date) };
  const byLunch = firstLunch(days, (date) => lunchSeatsLeft(venue.record.lunchSeats, taken(venue.record.id, date)));
  return byLunch && { type: 'lunch-full', ...byLunch };
};

/** The first day whose lunch no service can take. */
const firstLunch = (days: readonly PreparedDay[], seatsOn: (date: string) => { service1: number; service2: number }) => {
  for (const { day } of days) {
    const pax = lunchSeatsNeeded(day);
    const { service1, service2 } = seatsOn(day.date);
    const most = Math.max(0, service1, service2);
    if (pax > most) return { date: day.date, pax, most };
  }
  return undefined;
};

/** What a day asks beyond the empty venue. */
const tooLargeForHouse = (venue: CatalogueVenue, { day, requests }: PreparedDay): UnavailableReason | undefined => {
  const { date, plenary, evening } = day;
  const inEvening = mostInEvening(venue);
  if (evening && plenary.pax > inEvening) return { type: 'group-too-large', date, pax: plenary.pax, most: inEvening };
  const [main, ...others] = requests;
  if (!main) return undefined;
  const most = mostSeats(venue, main);
  if (main.pax > most) return tooLargeForSetUp({ date, pax: main.pax, most, configuration: plenary.configuration }, greatestSetUp(venue));
  const tooLarge = others.find((request) => request.pax > mostSeats(venue, request));
  if (tooLarge) return { type: 'sub-room-too-large', date, pax: tooLarge.pax, most: mostSeats(venue, tooLarge) };
  const atOnce = mostAtOnce(venue, requests);
  return atOnce < requests.length ? { type: 'too-many-rooms', date, rooms: requests.length, most: atOnce } : undefined;
};

/** The figure is the one of the set-up asked for; where another holds more, that one too. */
const tooLargeForSetUp = (
  asked: { date: string; pax: number; most: number; configuration: Configuration },
  greatest: { most: number; configuration: Configuration },
): UnavailableReason => {
  const { configuration, ...figures } = asked;
  return greatest.most > asked.most ? { type: 'set-up-too-small', ...asked, greatest } : { type: 'group-too-large', ...figures };
};

/** Most of the requests that the empty venue serves together. */
const mostAtOnce = (venue: CatalogueVenue, requests: readonly PreparedRequest[]): number => {
  const taken = new Uint8Array(venue.prepared.length);
  let most = 0;
  for (let chosen = 1; chosen < 1 << requests.length; chosen++) {
    const some = requests.filter((_, index) => (chosen >> index) & 1);
    if (some.length > most && matchRooms({ rooms: venue.prepared, requests: some, taken })) most = some.length;
  }
  return most;
};
