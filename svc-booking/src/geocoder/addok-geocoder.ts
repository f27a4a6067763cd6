import type { FoundAddress } from '@plenary/contracts/address-search.schemas';
import { mostAddresses } from '@plenary/contracts/address-search-terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import type { Logger } from '@plenary/service-kit/logger';
import * as z from 'zod';
import { askOutside, type OutsideWay, plainLine } from '../outside/ask-outside.ts';
import { type Geocoder, noAddresses } from './geocoder.ts';

interface Options extends OutsideWay {
  /** Base address: `https://api-adresse.data.gouv.fr`. */
  url: string;
  countries: readonly CountryCode[];
  logger: Logger;
}

const feature = z.object({
  geometry: z.object({ type: z.literal('Point'), coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]) }),
  properties: z.object({ name: z.string().min(1), postcode: z.string().optional(), city: z.string().optional() }),
});
const found = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(feature),
  attribution: z.string().optional(),
});

const mostCharacters = 120;
const toFourDecimals = (degrees: number): number => Number(degrees.toFixed(4));

const presentAddress = ({ geometry, properties: { name, postcode = '', city = '' } }: z.output<typeof feature>): FoundAddress => {
  const [longitude, latitude] = geometry.coordinates;
  return {
    name: plainLine(name, mostCharacters),
    city: plainLine(city === name ? postcode : `${postcode} ${city}`, mostCharacters),
    latitude: toFourDecimals(latitude),
    longitude: toFourDecimals(longitude),
  };
};

/** A geocoder that speaks as addok does, the one of the French national address base: GeoJSON of `/search/?q=`. */
export const addokGeocoder = ({ url, countries, logger, ...way }: Options): Geocoder => ({
  countries,
  find: async (search) => {
    const query = new URLSearchParams({ q: search, limit: String(mostAddresses), autocomplete: '1' });
    try {
      const { features, attribution } = await askOutside(way, { url: `${url}/search/?${query}`, answer: found });
      return {
        addresses: features.slice(0, mostAddresses).map(presentAddress),
        ...(attribution && { attribution: plainLine(attribution, mostCharacters) }),
      };
    } catch {
      logger.warn('the geocoder is away');
      return noAddresses;
    }
  },
});
