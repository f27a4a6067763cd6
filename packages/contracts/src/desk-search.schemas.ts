import * as z from 'zod';
import { listedDeal } from './desk-deals.schemas.ts';
import { fewestSearched, findsInGroup, mostSearched } from './desk-search-terms.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { freeText } from './free-text.ts';
import { task } from './sales-desk.schemas.ts';
import { linePattern } from './text-rules.ts';
import { countryCode } from './vocabulary.ts';

const searched = freeText(z.string().trim().min(fewestSearched).max(mostSearched).regex(linePattern));

const venue = z.object({ slug: z.string(), name: z.string(), countryCode });
export type FoundVenue = z.infer<typeof venue>;

export const searchDesk = {
  summary: 'Deals, requests, venues and rooms with words that begin as each word of the search does, 8 of a kind',
  query: z.object({ search: searched }),
  response: z.object({
    /** A deal whose reference or e-mail address is the search in front, then the newest. */
    deals: z.array(listedDeal).max(findsInGroup),
    /** Those due first in front. */
    requests: z.array(task).max(findsInGroup),
    venues: z.array(venue).max(findsInGroup),
    rooms: z.array(z.object({ roomId: z.string(), name: z.string(), venue })).max(findsInGroup),
  }),
} satisfies EndpointSchemas;
export type DeskFinds = z.infer<typeof searchDesk.response>;
