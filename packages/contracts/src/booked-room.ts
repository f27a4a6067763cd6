import * as z from 'zod';
import { day } from './vocabulary.ts';

/** A room by its name, which serves a request of the search: the plenary of a day, or its sub-room of that index. */
export const namedRoom = z.object({
  day,
  place: z.enum(['plenary', 'subcommittee']),
  index: z.int().min(0),
  roomName: z.string(),
});
export type NamedRoom = z.infer<typeof namedRoom>;

export const bookedRoom = namedRoom.extend({ roomId: z.string() });
export type BookedRoom = z.infer<typeof bookedRoom>;
