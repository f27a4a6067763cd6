import * as z from 'zod';
import { changeSide } from './changes.schemas.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { quoteStanding, quoteStatus } from './quote.ts';
import { instant, language } from './vocabulary.ts';

/** What was agreed on at a time, whole; the first version is the quote as it was made. */
const dealVersion = changeSide.extend({
  /** From 1. */
  version: z.int().min(1),
  /** From when it counts. */
  from: instant,
  /** Which made it; absent for the first. */
  changeId: z.uuid().optional(),
});

export const deal = z.object({
  dealId: z.uuid(),
  /** Sent back with each write of the deal, which is refused where it is another one by then. */
  revision: z.int().min(0),
  status: quoteStatus,
  standing: quoteStanding,
  /** The one that counts. */
  version: z.int().min(1),
  /** A change that waits for its customer; null: none. */
  openChangeId: z.uuid().nullable(),
  /** The newest first. */
  versions: z.array(dealVersion),
});
export type Deal = z.infer<typeof deal>;

export const getDeal = {
  summary: 'A deal with its revision and each version that was agreed on',
  params: z.object({ dealId: z.uuid() }),
  query: z.object({ lng: language.optional() }),
  response: deal,
} satisfies EndpointSchemas;
