import * as z from 'zod';
import { fewestAddressSearched, maxAddressSearched, mostAddresses } from './address-search-terms.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { countryCode } from './vocabulary.ts';

const address = z.object({
  name: z.string().max(120),
  /** With its postal code; empty where the geocoder tells none. */
  city: z.string().max(120),
  /** WGS 84 degrees, four decimals. */
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
export type FoundAddress = z.infer<typeof address>;

export const findAddresses = {
  summary:
    'Addresses to sort venues by, from the geocoder of the deployment: none without one, in a country that it does not know, and while it is away; 60 a minute of an address group',
  query: z.object({
    search: z
      .string()
      .trim()
      .min(fewestAddressSearched)
      .max(maxAddressSearched)
      .meta({ examples: ['8 boulevard du port'] }),
    countryCode,
  }),
  response: z.object({
    addresses: z.array(address).max(mostAddresses),
    /** Whose data they are, to be shown beside them; absent: the geocoder asks for nothing. */
    attribution: z.string().max(120).optional(),
  }),
} satisfies EndpointSchemas;
