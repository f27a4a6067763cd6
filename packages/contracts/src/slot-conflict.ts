import * as z from 'zod';
import { day } from './vocabulary.ts';

/** A half-day of a room. */
export const roomSlot = z.object({ roomId: z.string(), day, half: z.enum(['AM', 'PM', 'SOIREE']) });

/** What holds a half-day of a room, or waits for it. */
export const slotHolder = z.object({ id: z.uuid(), kind: z.enum(['option', 'confirmed', 'block']), quoteId: z.uuid().nullable() });

/** A half-day of a room that something else holds. */
export const slotConflict = roomSlot.extend({ by: slotHolder });
export type SlotConflict = z.infer<typeof slotConflict>;
