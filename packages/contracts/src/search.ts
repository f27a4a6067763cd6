import * as z from 'zod';
import { configurations, durations, evenings } from './terms.ts';
import { countryCode, day } from './vocabulary.ts';

export const duration = z.enum(durations);
export type Duration = z.infer<typeof duration>;

export const configuration = z.enum(configurations);
export type Configuration = z.infer<typeof configuration>;

const paxNumber = z.int().min(0, 'Invalid pax provided');
/** A non-negative integer, or a string of one (spec/booking.md §5). */
export const searchPax = z.union(
  [
    paxNumber,
    z
      .string()
      .regex(/^\d+$/, 'Invalid pax provided')
      .transform((text) => Number.parseInt(text, 10))
      .pipe(paxNumber),
  ],
  'Invalid pax provided',
);

export const searchRoom = z.object({ pax: searchPax, duration, configuration });
export type SearchRoom = z.infer<typeof searchRoom>;

/** Add-ons whose price is one for each person, in the quote for those of the plenary unless their own number was agreed on since. */
export const addonPax = z.object({ teambuilding: z.int().min(1).optional(), afterwork: z.int().min(1).optional() });
export type AddonPax = z.infer<typeof addonPax>;

export const searchDay = z.object({
  date: day,
  lunchPax: searchPax.optional(),
  plenary: searchRoom,
  subcommittees: z.array(searchRoom),
  /** Where it differs from the plenary; no search asks for it. */
  addonPax: addonPax.optional(),
  /** The day is this evening alone: its people stand in `plenary`, whose half and set-up say nothing then. */
  evening: z.enum(evenings).optional(),
});
export type SearchDay = z.infer<typeof searchDay>;

/** A search that passed every check: days in ascending order. */
export interface VenueSearch {
  countryCode: z.infer<typeof countryCode>;
  days: SearchDay[];
}

/**
 * The search as it travels in the address: `days` and `manualPax` are JSON texts. What is in them is checked by the
 * service, not by this schema, because each fault has to name its field (`days.0.plenary.pax`).
 */
export const searchQuery = z.object({
  countryCode: countryCode.optional(),
  action: z.string().optional(),
  days: z.string().max(20_000).optional(),
  manualPax: z.string().max(200).optional(),
});
export type SearchQuery = z.infer<typeof searchQuery>;
