import * as z from 'zod';
import { feeKinds } from './cancellation-terms.ts';
import { percent } from './vocabulary.ts';

/** From how many days before the event a share of the agreed price is due, and whether VAT is charged on it. */
const cancellationRung = z.object({ minDays: z.int().min(0), percent, kind: z.enum(feeKinds) });
export type CancellationRung = z.infer<typeof cancellationRung>;

/**
 * What a cancellation costs, as frozen on a quote and printed before it is signed (design: lifecycle L26). Rungs from the most days to 0;
 * the percentage never falls nearer the event.
 */
export const cancellationTerms = z.object({
  id: z.string(),
  version: z.int().min(1),
  rungs: z.array(cancellationRung).min(1),
  /** Share of the people who may stay away free of charge, once, until so many days before (L25); older quotes were frozen without. */
  freeReduction: z.object({ percent, minDays: z.int().min(0) }).optional(),
  /** Until how many days before a customer may postpone free of charge, once, and by how many months (L32). */
  postponement: z.object({ minDays: z.int().min(0), months: z.int().min(0) }).optional(),
  /** Days before the event on which, at noon at the venue, its people are final (L24). */
  guaranteeDays: z.int().min(0).optional(),
});
export type CancellationTerms = z.infer<typeof cancellationTerms>;
