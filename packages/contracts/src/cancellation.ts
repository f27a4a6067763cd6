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
export const cancellationTerms = z.object({ id: z.string(), version: z.int().min(1), rungs: z.array(cancellationRung).min(1) });
export type CancellationTerms = z.infer<typeof cancellationTerms>;
