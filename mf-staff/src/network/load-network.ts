import type { NetworkVenue, NetworkVenueLine } from '@plenary/contracts/network.schemas';
import type { NetworkPictures } from '@plenary/contracts/network-pictures.schemas';
import type { NetworkPrices } from '@plenary/contracts/network-prices.schemas';
import { countryCodes } from '@plenary/contracts/terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { tagOf } from '@plenary/http/create-caller';
import { fetchNetworkList, fetchNetworkVenue, fetchPictures, fetchPrices } from './api.ts';

export interface NetworkData {
  /** Null: of all countries. */
  country: CountryCode | null;
  /** Those of the country. */
  venues: NetworkVenueLine[];
  /** `ETag` of all of them. */
  tag: string | undefined;
}

/** Venues of the network, of the country that the address names. */
export const loadNetwork = async ({ request: { url, signal } }: { request: Request }): Promise<NetworkData> => {
  const asked = new URL(url).searchParams.get('country');
  const country = countryCodes.find((code) => code === asked) ?? null;
  const list = await fetchNetworkList({ signal });
  return { country, tag: tagOf(list), venues: list.venues.filter(({ countryCode }) => !country || countryCode === country) };
};

interface VenueArgs {
  params: { venue?: string };
  request: Request;
}

export const loadNetworkVenue = ({ params: { venue = '' }, request: { signal } }: VenueArgs): Promise<NetworkVenue> =>
  fetchNetworkVenue(venue, signal);

export interface PricesData {
  venue: NetworkVenue;
  prices: NetworkPrices;
  /** Whose prices a venue without any may begin with; of one that has some: none. */
  others: NetworkVenueLine[];
}

export const loadPrices = async ({ params: { venue: name = '' }, request: { signal } }: VenueArgs): Promise<PricesData> => {
  const [venue, prices] = await Promise.all([fetchNetworkVenue(name, signal), fetchPrices(name, signal)]);
  if (prices.versions.length > 0) return { venue, prices, others: [] };
  const { venues } = await fetchNetworkList({ signal });
  return { venue, prices, others: venues.filter(({ id }) => id !== venue.id) };
};

export interface PicturesData {
  venue: NetworkVenue;
  pictures: NetworkPictures;
}

export const loadPictures = async ({ params: { venue: name = '' }, request: { signal } }: VenueArgs): Promise<PicturesData> => {
  const [venue, pictures] = await Promise.all([fetchNetworkVenue(name, signal), fetchPictures(name, signal)]);
  return { venue, pictures };
};
