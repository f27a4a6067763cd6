import { countryCodes } from '@plenary/contracts/terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { fetchVenues, type ReferentialVenue } from '../api.ts';
import { fetchScientists, type Scientist } from './api.ts';

export interface CountryVenues {
  country: CountryCode;
  venues: ReferentialVenue[];
}

export interface ScientistsData {
  scientists: Scientist[];
  countries: CountryVenues[];
}

/** Meeting Scientists, and the venues of the whole network to name theirs. */
export const loadScientists = async ({ request: { signal } }: { request: Request }): Promise<ScientistsData> => {
  const [scientists, countries] = await Promise.all([fetchScientists(signal), fetchVenuesByCountry(signal)]);
  return { scientists, countries };
};

export const fetchVenuesByCountry = (signal: AbortSignal): Promise<CountryVenues[]> =>
  Promise.all(countryCodes.map(async (country) => ({ country, venues: await fetchVenues(country, signal) })));
