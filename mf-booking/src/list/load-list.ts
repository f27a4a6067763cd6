import { type CountryCode, countryCode, defaultCountryCode } from '@plenary/contracts/vocabulary';
import { redirect } from '@plenary/platform/router';
import { fetchVenues, type VenueList } from '../api.ts';

/** Loads the venues of the address. Without a country in it the address is set to FRA's (spec/booking.md §2). */
export const loadList = async ({ request }: { request: Request }): Promise<VenueList | Response> => {
  const url = new URL(request.url);
  const country = countryCode.safeParse(url.searchParams.get('countryCode'));
  if (!country.success) {
    url.searchParams.set('countryCode', defaultCountryCode satisfies CountryCode);
    return redirect(`/${url.search}`);
  }
  return fetchVenues(country.data, request.signal);
};
