import * as z from 'zod';
import { configuration } from './search.ts';

/** People that a room holds in a set-up. */
export const roomSetUp = z.object({ configuration, people: z.int().min(1) });
export type RoomSetUp = z.infer<typeof roomSetUp>;
