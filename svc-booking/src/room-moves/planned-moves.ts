import type { FieldErrors } from '@plenary/contracts/problem';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import type { Holding, MovableHolding } from './holdings.ts';
import { canServe, lacksOf, type Place, peopleIn, placeAt } from './place.ts';

export interface WantedMove {
  day: string;
  halves: Place['halves'];
  /** Ids of rooms. */
  from: string;
  to: string;
}

/** A place of a booking that gets another room. */
interface PlannedMove {
  place: Place;
  to: string;
}

/** The moves of one booking. */
export interface BookingMoves {
  holding: MovableHolding;
  moves: readonly PlannedMove[];
}

interface Wanted {
  venue: CatalogueVenue;
  holding: Holding;
  moves: readonly WantedMove[];
  /** Local day at the venue. */
  today: string;
}

interface Plan {
  moves: PlannedMove[];
  errors: FieldErrors;
  /** The first room that is too small, and people that it holds in the set-up of the place. */
  tooSmall: { place: Place; people: number } | undefined;
  /** Some room is less than the one before. */
  isLess: boolean;
}

/** The moves of one booking, checked one by one; whole requests move, so that none has two rooms on a day. */
export const planMoves = ({ venue, holding, moves, today }: Wanted): Plan => {
  const rooms = new Map(venue.rooms.map((room) => [room.id, room]));
  const errors: FieldErrors = {};
  const planned: PlannedMove[] = [];
  let isLess = false;
  let tooSmall: Plan['tooSmall'];
  for (const [index, { day, halves, from, to }] of moves.entries()) {
    const place = placeAt(holding.places, { day, halves, roomId: from });
    const [before, after] = [rooms.get(from), rooms.get(to)];
    if (!place || !before) {
      errors[`moves.${index}.${wrongPart(holding, { day, from })}`] = 'invalid_value';
      continue;
    }
    if (day < today) errors[`moves.${index}.day`] = 'in_past';
    if (!after || !canServe(after, place) || to === from) errors[`moves.${index}.to`] = 'not_in_venue';
    else if (peopleIn(after, place) < place.pax) {
      errors[`moves.${index}.to`] = 'too_many';
      tooSmall ??= { place, people: peopleIn(after, place) };
    } else if (planned.some((other) => other.place === place || (other.to === to && meet(other.place, place))))
      errors[`moves.${index}.to`] = 'overlap';
    else isLess ||= lacksOf(before, after).length > 0;
    planned.push({ place, to });
  }
  return { moves: planned, errors, tooSmall, isLess };
};

/** What of a move names no place of the booking: a day without rooms, a room that it does not have then, or halves that are not its own. */
const wrongPart = ({ places }: Holding, { day, from }: Pick<WantedMove, 'day' | 'from'>): 'day' | 'from' | 'halves' => {
  const onDay = places.filter((place) => place.day === day);
  if (onDay.length === 0) return 'day';
  return onDay.some(({ roomId }) => roomId === from) ? 'halves' : 'from';
};

const meet = (one: Place, other: Place): boolean => one.day === other.day && one.halves.some((half) => other.halves.includes(half));

/** What the other booking of a swap has to do: it gets each room that is left, for the one that it holds now. */
export const counterMoves = (moves: readonly WantedMove[], other: Holding): WantedMove[] =>
  moves
    .filter(({ day, halves, to }) => placeAt(other.places, { day, halves, roomId: to }) !== undefined)
    .map(({ from, to, ...when }) => ({ ...when, from: to, to: from }));
