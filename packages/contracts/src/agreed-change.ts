import * as z from 'zod';
import { instant } from './vocabulary.ts';

const agreedValue = z.union([z.string(), z.number(), z.null()]);
/** A value that staff accepted in place of the signed one. */
export const agreedChange = z.object({
  /** Field as in the summary: `days.0.plenaries.0.pax`. */
  path: z.string(),
  signed: agreedValue,
  agreed: agreedValue,
  at: instant,
  /** It holds once the customer agrees to its price; absent: it holds. */
  awaitsCustomer: z.boolean().optional(),
  /** What holds until then; absent otherwise, and from an older release. */
  until: agreedValue.optional(),
  /** The booking was changed for it, so it is in its price; absent: it holds beside the quote. */
  isBooked: z.boolean().optional(),
  /** For staff alone; absent: the booking was changed otherwise than by accepting a survey. */
  by: z.string().optional(),
});
export type AgreedChange = z.infer<typeof agreedChange>;
