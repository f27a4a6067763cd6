import { countryCodes } from '@plenary/contracts/terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { fetchNetwork, fetchNetworkVenue, type NetworkVenue, type NetworkVenueLine } from './api.ts';

export interface NetworkData {
  /** Null: of all countries. */
  country: CountryCode | null;
  /** Those of the country. */
  venues: NetworkVenueLine[];
}

/** Venues of the network, of the country that the address names. */
export const loadNetwork = async ({ request: { url, signal } }: { request: Request }): Promise<NetworkData> => {
  const asked = new URL(url).searchParams.get('country');
  const country = countryCodes.find((code) => code === asked) ?? null;
  const venues = await fetchNetwork(signal);
  return { country, venues: venues.filter(({ countryCode }) => !country || countryCode === country) };
};

interface VenueArgs {
  params: { venue?: string };
  request: Request;
}

export const loadNetworkVenue = ({ params: { venue = '' }, request: { signal } }: VenueArgs): Promise<NetworkVenue> =>
  fetchNetworkVenue(venue, signal);
