import type { RoomChoice, RoomPlace } from '@plenary/contracts/room-moves.schemas';
import type { RoomMoves } from './api.ts';

/** Id of the room chosen for a place, by `placeKey`; none: it stays. */
export type Chosen = Readonly<Record<string, string>>;

export const placeKey = ({ day, halves, roomId }: RoomPlace): string => `${day} ${halves.join('+')} ${roomId}`;

/** Whether a room can be had for a place: it is free, or can be swapped, and holds the group. */
export const canHave = ({ people, heldBy, canSwap }: RoomChoice, { pax }: RoomPlace): boolean => people >= pax && (!heldBy || canSwap);

/** A room that a place of a booking was dragged to. */
export interface Proposed {
  day: string;
  half: 'AM' | 'PM';
  from: string;
  to: string;
}

/** What a proposal chooses; null: that room cannot be had. */
export const proposedChoice = (places: readonly RoomPlace[], { day, half, from, to }: Proposed): Chosen | null => {
  const place = places.find((one) => one.day === day && one.roomId === from && one.halves.includes(half));
  const choice = place?.choices.find(({ roomId }) => roomId === to);
  return place && choice && !place.isOver && canHave(choice, place) ? { [placeKey(place)]: to } : null;
};

interface ChosenMoves {
  moves: RoomMoves['moves'];
  /** Bookings that the rooms are swapped with. */
  partners: string[];
  /** In what the chosen rooms are less. */
  lacks: RoomChoice['lacks'];
}

/** What is to be written for the rooms that were chosen. */
export const chosenMoves = (places: readonly RoomPlace[], chosen: Chosen): ChosenMoves => {
  const pairs = places.flatMap((place) => {
    const choice = place.choices.find(({ roomId }) => roomId === chosen[placeKey(place)]);
    return choice ? [{ place, choice }] : [];
  });
  return {
    moves: pairs.map(({ place: { day, halves, roomId }, choice }) => ({ day, halves, from: roomId, to: choice.roomId })),
    partners: [...new Set(pairs.flatMap(({ choice: { heldBy } }) => heldBy?.id ?? []))],
    lacks: [...new Set(pairs.flatMap(({ choice }) => choice.lacks))],
  };
};
