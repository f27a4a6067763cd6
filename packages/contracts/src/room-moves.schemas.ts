import * as z from 'zod';
import type { EndpointSchemas } from './endpoint.ts';
import { filledLine, line } from './free-text.ts';
import { maxMoveReasonLength, maxMoves, roomLacks } from './room-move-terms.ts';
import { configuration } from './search.ts';
import { slotConflict, slotHolder } from './slot-conflict.ts';
import { day } from './vocabulary.ts';

const half = z.enum(['AM', 'PM']);

/** Another room for a place of a booking. */
const roomChoice = z.object({
  roomId: z.string(),
  name: z.string(),
  floor: z.int(),
  /** People that it holds in the set-up of the place; 0: not in that set-up. */
  people: z.int(),
  /** In what it is less than the room of now: the customer has to agree. */
  lacks: z.array(z.enum(roomLacks)),
  /** What holds it at that time; null: it is free. */
  heldBy: slotHolder.nullable(),
  /** It holds the group, and what holds it could have the room of now instead and would lose nothing. */
  canSwap: z.boolean(),
});
export type RoomChoice = z.infer<typeof roomChoice>;

/** A request of a booking on a day, with the room that serves it. */
const roomPlace = z.object({
  day,
  halves: z.array(half).min(1),
  kind: z.enum(['plenary', 'subcommittee']),
  roomId: z.string(),
  roomName: z.string(),
  configuration,
  pax: z.int(),
  /** The day is over at the venue: nothing moves any more. */
  isOver: z.boolean(),
  choices: z.array(roomChoice),
});
export type RoomPlace = z.infer<typeof roomPlace>;

const roomPlaces = z.object({ bookingId: z.uuid(), quoteId: z.uuid(), revision: z.int(), places: z.array(roomPlace) });
export type RoomPlaces = z.infer<typeof roomPlaces>;

const params = z.object({ bookingId: z.uuid() });

export const getRoomPlaces = {
  summary: 'Rooms of an option or a confirmed booking by day, and the rooms that each could have instead',
  params,
  response: roomPlaces,
} satisfies EndpointSchemas;

export const moveRooms = {
  summary: 'Moves a booking into other rooms of its venue, or swaps rooms with another one; the customers are told',
  params,
  body: z.object({
    /** The one that the caller has seen. */
    revision: z.int().min(0),
    moves: z
      .array(z.object({ day, halves: z.array(half).min(1).max(2), from: z.string().max(80), to: z.string().max(80) }))
      .min(1)
      .max(maxMoves),
    /** The booking that gets the rooms that are left, for those that it holds now. */
    swapWith: z.uuid().optional(),
    reason: line(maxMoveReasonLength).optional(),
    /** Who agreed, when and how, where a room is less than the one before (`RoomLack`). */
    consent: filledLine(maxMoveReasonLength).optional(),
  }),
  response: roomPlaces,
  problemMembers: {
    /**
     * Of the first room that is too small: people that it holds in the set-up of the place, absent where it does not have that set-up; and
     * the free rooms that hold the group, the best fit first.
     */
    'invalid-request': z.object({
      max: z.int().min(1).optional(),
      rooms: z.array(z.object({ roomId: z.string(), roomName: z.string(), people: z.int() })).optional(),
    }),
    'no-longer-available': z.object({ conflicts: z.array(slotConflict) }),
    'stale-version': z.object({ current: roomPlaces }),
  },
} satisfies EndpointSchemas;
