import * as z from 'zod';
import type { EndpointSchemas } from './endpoint.ts';
import { filledLine } from './free-text.ts';
import { maxReinstatementReasonLength } from './reinstatement-terms.ts';

export const reinstateDeal = {
  summary: 'Takes a cancellation back: the booking is confirmed again in rooms that are free, and its fee is void',
  params: z.object({ dealId: z.uuid() }),
  body: z.object({
    /** Of the deal, as the caller has seen it. */
    revision: z.int().min(0),
    reason: filledLine(maxReinstatementReasonLength),
  }),
  response: z.object({ dealId: z.uuid(), revision: z.int() }),
} satisfies EndpointSchemas;
