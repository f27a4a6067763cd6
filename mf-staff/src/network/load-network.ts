import type { NetworkVenue, NetworkVenueLine } from '@plenary/contracts/network.schemas';
import type { NetworkPictures } from '@plenary/contracts/network-pictures.schemas';
import type { NetworkPrices } from '@plenary/contracts/network-prices.schemas';
import { countryCodes } from '@plenary/contracts/terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { tagOf } from '@plenary/http/create-caller';
import { redirect } from '@plenary/platform/router';
import { paths } from '../paths.ts';
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

/** An earlier address, or the id, leads to the address of today. */
const atOwnAddress = ({ slug }: NetworkVenue, { params: { venue = '' }, request: { url } }: VenueArgs): void => {
  if (slug === venue) return;
  const { pathname, search } = new URL(url);
  throw redirect(`${pathname.replace(paths.networkVenue(venue), paths.networkVenue(slug))}${search}`);
};

export const loadNetworkVenue = async (args: VenueArgs): Promise<NetworkVenue> => {
  const { params, request } = args;
  const venue = await fetchNetworkVenue(params.venue ?? '', request.signal);
  atOwnAddress(venue, args);
  return venue;
};

export interface PricesData {
  venue: NetworkVenue;
  prices: NetworkPrices;
  /** Whose prices a venue without any may begin with; of one that has some: none. */
  others: NetworkVenueLine[];
}

export const loadPrices = async (args: VenueArgs): Promise<PricesData> => {
  const { venue: name = '' } = args.params;
  const { signal } = args.request;
  const [venue, prices] = await Promise.all([fetchNetworkVenue(name, signal), fetchPrices(name, signal)]);
  atOwnAddress(venue, args);
  if (prices.versions.length > 0) return { venue, prices, others: [] };
  const { venues } = await fetchNetworkList({ signal });
  return { venue, prices, others: venues.filter(({ id }) => id !== venue.id) };
};

export interface PicturesData {
  venue: NetworkVenue;
  pictures: NetworkPictures;
}

export const loadPictures = async (args: VenueArgs): Promise<PicturesData> => {
  const { venue: name = '' } = args.params;
  const { signal } = args.request;
  const [venue, pictures] = await Promise.all([fetchNetworkVenue(name, signal), fetchPictures(name, signal)]);
  atOwnAddress(venue, args);
  return { venue, pictures };
};
