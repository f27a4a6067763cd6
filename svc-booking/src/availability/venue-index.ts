import type { CountryCode } from '@plenary/contracts/vocabulary';
import { cannotServe } from '../rooms/match-rooms-costs.ts';
import type { PreparedRequest, PreparedRoom } from '../rooms/prepared-room.ts';
import { type CatalogueSnapshot, type CatalogueVenue, venuesOf } from '../venues/catalogue.ts';

/** Rooms of a venue as one number: a bit a room, by its position. */
const mostPositions = 31;

/** The venues of a network by numbers, for searches that look at thousands. A venue's place is its index in `venues`. */
export interface VenueIndex {
  /** All, those that customers do not see too. */
  venues: readonly CatalogueVenue[];
  placeOf: ReadonlyMap<string, number>;
  /** Places of those that customers of a country see, in the order of the list. */
  placesIn(countryCode: CountryCode): readonly number[];
  /** Places of venues with rooms beyond `mostPositions`: these are looked at one by one. */
  wide: ReadonlySet<number>;
  /** The rooms of each venue that can serve a request while they are free. */
  roomsFor(request: PreparedRequest): Int32Array;
}

export const createVenueIndex = (catalogue: CatalogueSnapshot): VenueIndex => {
  const venues = catalogue.kept;
  const placeOf = new Map(venues.map(({ record }, place) => [record.id, place]));
  const wide = new Set(venues.flatMap(({ positions }, place) => (positions.every((one) => one < mostPositions) ? [] : [place])));
  const rooms = venues.flatMap(({ prepared, positions }, place) =>
    wide.has(place) ? [] : prepared.map((room, index) => ({ room, place, bit: 1 << (positions[index] ?? 0) })),
  );
  const placeOfRoom = Int32Array.from(rooms, ({ place }) => place);
  const bits = Int32Array.from(rooms, ({ bit }) => bit);
  const seats = new Map<string, Int32Array>();
  const seatsFor = ({ kind, setUp }: PreparedRequest): Int32Array => {
    const key = `${kind} ${setUp}`;
    const known = seats.get(key) ?? Int32Array.from(rooms, ({ room }) => seatsOf(room, kind, setUp));
    seats.set(key, known);
    return known;
  };
  const places = new Map<CountryCode, number[]>();
  return {
    ...{ venues, placeOf, wide },
    placesIn(countryCode) {
      const known = places.get(countryCode) ?? venuesOf(catalogue, countryCode).flatMap(({ record }) => placeOf.get(record.id) ?? []);
      places.set(countryCode, known);
      return known;
    },
    roomsFor(request) {
      const able = new Int32Array(venues.length);
      const seatsOfRooms = seatsFor(request);
      for (let room = 0; room < seatsOfRooms.length; room++) {
        const place = placeOfRoom[room] as number;
        if ((seatsOfRooms[room] as number) >= request.pax) able[place] = (able[place] as number) | (bits[room] as number);
      }
      return able;
    },
  };
};

const seatsOf = (room: PreparedRoom, kind: PreparedRequest['kind'], setUp: number): number => {
  const cost = kind === 'plenary' ? room.plenaryCost : room.subcommitteeCost;
  return cost === cannotServe ? -1 : (room.seats[setUp] ?? -1);
};
