import * as z from 'zod';
import { availability, flag, placeOption } from './booking.schemas.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { fieldErrors } from './problem.ts';
import { addonName, addons, pricedDemand } from './quote.ts';
import { searchQuery } from './search.ts';
import { cents, language } from './vocabulary.ts';

const ofCustomer = z.object({ userId: z.uuid() });

export const checkAvailabilityFor = {
  summary: 'Whether one venue can serve a search of a customer, and at the price of their contract; staff search for them',
  params: ofCustomer.extend({ venueSlug: z.string().regex(/^[a-z0-9-]{1,80}$/) }),
  /** `replaces`: the quote whose next version is looked for, so that its own option is not in the way. */
  query: searchQuery.extend({ replaces: z.uuid().optional() }),
  response: availability,
  problemMembers: { 'invalid-search': z.object({ errors: fieldErrors }) },
} satisfies EndpointSchemas;

export const priceDemandFor = {
  summary: 'The demand of a customer priced now with their contract, and the add-ons that cannot be had',
  params: ofCustomer.extend({ demandId: z.uuid() }),
  query: z.object({
    lng: language.optional(),
    ...{ teambuilding: flag, wellness: flag, facilitator: flag, afterwork: flag, ecology: flag },
  }),
  response: z.object({ priced: pricedDemand, unavailable: z.array(addonName) }),
} satisfies EndpointSchemas;
export type PricedFor = z.infer<typeof priceDemandFor.response>;

export const createQuoteFor = {
  summary: 'Makes a quote in the name of a customer, who owns it and is mailed a link to it',
  params: ofCustomer,
  body: z.object({
    demandId: z.uuid(),
    addons,
    /** The total that staff were shown; another one is `price-changed`, and no quote is made. */
    totalExcludingVatPrice: cents,
  }),
  response: z.object({ quoteId: z.uuid() }),
} satisfies EndpointSchemas;

export const placeOptionFor = {
  summary:
    'Holds the rooms of a customer’s quote on behalf of them, for the full term of an option; asked again it answers the one that stands',
  params: z.object({ quoteId: z.uuid() }),
  response: placeOption.response,
  problemMembers: placeOption.problemMembers,
} satisfies EndpointSchemas;
