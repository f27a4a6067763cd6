import type { findAddresses } from '@plenary/contracts/address-search.endpoints';
import type { EndpointResponse } from '@plenary/contracts/endpoint';
import type { CountryCode } from '@plenary/contracts/vocabulary';

export type FoundAddresses = EndpointResponse<typeof findAddresses>;

/** Finds addresses by what somebody types. */
export interface Geocoder {
  countries: readonly CountryCode[];
  /** Nothing while it is away. */
  find: (search: string) => Promise<FoundAddresses>;
}

export const noAddresses: FoundAddresses = { addresses: [] };
