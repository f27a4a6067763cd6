import * as z from 'zod';
import { blockKinds, existingChoices, maxBlockReasonLength } from './block-terms.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { filledLine, keptFilledLine } from './free-text.ts';
import { roomSlot, slotConflict } from './slot-conflict.ts';
import { day } from './vocabulary.ts';

/** Local date-time of the venue, to the minute. */
const localTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/)
  .refine((text) => day.safeParse(text.slice(0, 10)).success);
const rooms = z.union([z.literal('all'), z.array(z.string().max(80)).min(1).max(200)]);

export const block = z.object({
  id: z.uuid(),
  venueId: z.string(),
  rooms,
  from: localTime,
  to: localTime,
  kind: z.enum(blockKinds),
  reason: keptFilledLine(maxBlockReasonLength),
  revision: z.int(),
  /** Half-days that it holds: nobody can book them. */
  held: z.array(roomSlot),
  /** Half-days within it that confirmed bookings hold, and their lunches while it closes the restaurant: they have to be moved by hand. */
  toMove: z.array(slotConflict),
  /** Half-days within it that options or other blocks hold, and lunches of options. */
  leftOut: z.array(slotConflict),
});
export type Block = z.infer<typeof block>;

const form = z.object({
  rooms,
  from: localTime,
  to: localTime,
  kind: z.enum(blockKinds),
  reason: filledLine(maxBlockReasonLength),
  existing: z.enum(existingChoices).default('refuse'),
});

const params = z.object({ venue: z.string().max(80) });
const ofBlock = params.extend({ blockId: z.uuid() });
const taken = { 'no-longer-available': z.object({ conflicts: z.array(slotConflict) }) };
const stale = { 'stale-version': z.object({ current: block }) };

export const listBlocks = {
  summary: 'Blocks of a venue that are not over, in order, with the confirmed bookings that have to move',
  params,
  response: z.object({ blocks: z.array(block) }),
} satisfies EndpointSchemas;

export const addBlock = {
  summary: 'Blocks rooms of a venue, or all of them, for works, private use or maintenance; confirmed bookings stay',
  params,
  body: form,
  response: block,
  problemMembers: taken,
} satisfies EndpointSchemas;

export const changeBlock = {
  summary: 'Changes a block of that revision; what it would newly hold is checked again',
  params: ofBlock,
  body: form.extend({ revision: z.int().min(1) }),
  response: block,
  problemMembers: { ...taken, ...stale },
} satisfies EndpointSchemas;

export const removeBlock = {
  summary: 'Frees what a block of that revision holds; second options that waited for it move up',
  params: ofBlock,
  query: z.object({ revision: z.coerce.number().int().min(1) }),
  problemMembers: stale,
} satisfies EndpointSchemas;
