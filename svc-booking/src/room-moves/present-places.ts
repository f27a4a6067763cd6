import type { RoomChoice, RoomPlaces } from '@plenary/contracts/room-moves.schemas';
import { todayIn } from '../calendar/today-in.ts';
import type { Room } from '../rooms/room.ts';
import { type Holding, holderOf, isMovable } from './holdings.ts';
import type { MovableBooking } from './movable-booking.ts';
import { canServe, isIn, lacksOf, type Place, peopleIn, placeAt } from './place.ts';

/** The places of a booking with the rooms that each could have instead, best fit first. */
export const presentPlaces = (movable: MovableBooking, now: number): RoomPlaces => {
  const { holding, venue } = movable;
  const { timeZone } = venue.record;
  const today = todayIn({ now, timeZone });
  const rooms = new Map(venue.rooms.map((room) => [room.id, room]));
  return {
    bookingId: holding.booking.id,
    quoteId: holding.quote.id,
    revision: holding.quote.revision,
    places: holding.places.flatMap((place) => {
      const room = rooms.get(place.roomId);
      return room ? { ...place, roomName: room.name, isOver: place.day < today, choices: choicesOf(movable, place, room) } : [];
    }),
  };
};

const choicesOf = ({ holding, venue, all }: MovableBooking, place: Place, current: Room): RoomChoice[] =>
  venue.rooms
    .filter((room) => room.id !== current.id && canServe(room, place))
    .map((room) => {
      const target = { ...place, roomId: room.id };
      const holders = holdersOf(all, target);
      const [holder] = holders;
      const people = peopleIn(room, place);
      return {
        roomId: room.id,
        name: room.name,
        floor: room.floor,
        people,
        lacks: lacksOf(current, room),
        heldBy: holder ? holderOf(holder) : null,
        canSwap:
          people >= place.pax &&
          holders.length === 1 &&
          holder !== holding &&
          holdersOf(all, place).length === 1 &&
          couldTake(holder, { target, before: room, after: current }),
      };
    })
    .sort((a, b) => rankOf(a, place) - rankOf(b, place) || a.people - b.people || (a.name < b.name ? -1 : 1));

const holdersOf = (all: ReadonlyMap<string, Holding>, place: Place): Holding[] =>
  [...all.values()].filter(({ claims }) => claims.some((claim) => isIn(place, claim)));

/** Whether a booking could have a room instead of the one it has now and lose nothing. */
const couldTake = (holder: Holding | undefined, { target, before, after }: { target: Place; before: Room; after: Room }): boolean => {
  const theirs = holder && isMovable(holder) ? placeAt(holder.places, target) : undefined;
  return theirs !== undefined && canServe(after, theirs) && peopleIn(after, theirs) >= theirs.pax && lacksOf(before, after).length === 0;
};

/** Free rooms that hold the group first, then those that can be swapped, then all others. */
const rankOf = ({ people, heldBy, canSwap, lacks }: RoomChoice, { pax }: Place): number => {
  if (people < pax || (heldBy && !canSwap)) return 3;
  return heldBy ? 2 : Math.min(lacks.length, 1);
};
