import * as z from 'zod';
import { day } from './vocabulary.ts';

/** Seats at a lunch of the venue's restaurant. */
export const seatedLunch = z.object({ service: z.enum(['service1', 'service2']), seats: z.int() });

/** A half-day of a room. */
export const roomSlot = z.object({ roomId: z.string(), day, half: z.enum(['AM', 'PM', 'SOIREE']) });

/** What holds a half-day of a room, or waits for it. */
export const slotHolder = z.object({ id: z.uuid(), kind: z.enum(['option', 'confirmed', 'block']), quoteId: z.uuid().nullable() });

/** A half-day of a room that something else holds; with `lunch`, no half-day but seats in the restaurant, in that half. */
export const slotConflict = roomSlot.extend({ by: slotHolder, lunch: seatedLunch.optional() });
export type SlotConflict = z.infer<typeof slotConflict>;
