import * as z from 'zod';
import { upsellNames } from './survey-terms.ts';
import { cents } from './vocabulary.ts';

/** What an add-on that a quote lacks costs beside it, at the quote's discount and fees. Euro cents. */
export const addonPrice = z.object({ addon: z.enum(upsellNames), excludingVat: cents, includingVat: cents });
export type AddonPrice = z.infer<typeof addonPrice>;

/** An add-on had after the quote; its price is null where none was told, as for bookings from before prices were. */
export const supplement = z.object({
  addon: z.enum(upsellNames),
  excludingVat: cents.nullable(),
  includingVat: cents.nullable(),
});
export type Supplement = z.infer<typeof supplement>;
