import * as z from 'zod';
import { roomEquipment } from './network-terms.ts';
import { roomSetUp } from './room-set-up.ts';
import { searchRoom } from './search.ts';
import { day } from './vocabulary.ts';

/** A room or a space of a venue as customers read of it. */
export const venueRoom = z.object({
  id: z.string(),
  name: z.string(),
  /** 0 is the ground floor, below it are basements. */
  floor: z.int(),
  /** Square metres; left out while nobody has measured. */
  area: z.number().positive().optional(),
  kind: z.enum(['meeting', 'common', 'restaurant']),
  /** Set-ups that are possible, with the people that the room holds in each. */
  setUps: z.array(roomSetUp),
  isStepFree: z.boolean(),
  hasSeveralScreens: z.boolean(),
  hasPillar: z.boolean(),
  /** Centimetres; left out while nobody has measured. */
  height: z.int().positive().optional(),
  /** Left out while nobody has said. */
  hasDaylight: z.boolean().optional(),
  hasVideoConference: z.boolean().optional(),
  /** Stays in the room; none: left out. */
  equipment: z.array(z.enum(roomEquipment)).optional(),
});
export type VenueRoom = z.infer<typeof venueRoom>;

/** A room that a search would keep: for the plenary (`place` 0) or a sub-room (from 1) of a day, with its people, halves and set-up. */
export const keptRoom = searchRoom.extend({ roomId: z.string(), date: day, place: z.int().min(0), pax: z.int().min(0) });
export type KeptRoom = z.infer<typeof keptRoom>;

/** Why a venue fits a search: the room of its first day's plenary, and how many rooms it would keep on how many floors, the most of any day. */
export const fit = z.object({
  plenary: z.object({ name: z.string(), area: z.number().positive().optional(), ...roomSetUp.shape }),
  roomsCount: z.int().positive(),
  floorsCount: z.int().positive(),
});
export type Fit = z.infer<typeof fit>;
