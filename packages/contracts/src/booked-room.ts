import * as z from 'zod';
import { configuration } from './search.ts';
import { day } from './vocabulary.ts';

/** A room by its name, which serves a request of the search: the plenary of a day, or its sub-room of that index. */
export const namedRoom = z.object({
  day,
  place: z.enum(['plenary', 'subcommittee']),
  index: z.int().min(0),
  roomName: z.string(),
});
export type NamedRoom = z.infer<typeof namedRoom>;

/** A room that an option would get if it were placed now, with what it is asked for; an evening alone has no set-up. */
const expectedRoom = namedRoom.extend({ pax: z.int().min(0), configuration: configuration.optional() });
export type ExpectedRoom = z.infer<typeof expectedRoom>;

/**
 * Rooms by day, the plenary first, and the rank of an option for them; rank null: they can't be had, and none is named. `by`: what would
 * take them, a signature where it is too late for an option.
 */
export const expectedRooms = z.object({
  by: z.enum(['option', 'signature']),
  rank: z.int().min(1).max(2).nullable(),
  rooms: z.array(expectedRoom),
});
export type ExpectedRooms = z.infer<typeof expectedRooms>;

export const bookedRoom = namedRoom.extend({ roomId: z.string() });
export type BookedRoom = z.infer<typeof bookedRoom>;
