import * as z from 'zod';
import { bigEventLimits as limits, maxBigEventRooms } from './big-event-rules.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { filledLine, freeText, line } from './free-text.ts';
import { email } from './identity-fields.ts';
import { fieldErrors } from './problem.ts';
import { searchPax } from './search.ts';
import { maxPax } from './terms.ts';
import { paragraphsPattern } from './text-rules.ts';
import { day, language } from './vocabulary.ts';

const message = freeText(z.string().trim().min(1).max(limits.message).regex(paragraphsPattern));
const count = (max: number) => searchPax.pipe(z.int().min(1).max(max));

/** Fields of the big-event form under the names of spec/booking.md §3; everything is required but the ad click and the checkbox (§5). */
export const bigEventDemand = z.object({
  /** Salesforce id of the venue, 15 or 18 characters. */
  'venue-id': filledLine(18),
  lang: language,
  /** Id of the ad click that led here. */
  adsTracking: line(200).optional(),
  firstname: filledLine(limits.firstname),
  lastname: filledLine(limits.lastname),
  email,
  /** As it was typed; stored in E.164. */
  phone: filledLine(limits.phone),
  'start-date': day,
  'end-date': day,
  /** A checkbox of a plain form says `on`. */
  'flexible-date': z.union([z.boolean(), z.literal('on').transform(() => true)]).default(false),
  'rooms-count': count(maxBigEventRooms).default(1),
  pax: count(maxPax),
  message,
  /** Hidden field: only a program fills it in. */
  website: z.string().max(2_000).optional(),
});
export type BigEventDemand = z.output<typeof bigEventDemand>;
/** The form sent over the wire. */
export type SentBigEventDemand = z.input<typeof bigEventDemand>;

const refusedDemand = z.object({ success: z.literal(false), errors: fieldErrors });

export const createBigEventDemand = {
  summary: 'Asks sales for a proposal for a big event, answered within 24 hours; 10 an hour from one address',
  body: bigEventDemand,
  response: z.object({ success: z.literal(true) }),
  problemMembers: { 'invalid-request': refusedDemand, 'public-email-forbidden': refusedDemand },
} satisfies EndpointSchemas;
