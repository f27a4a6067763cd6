import type { CountryCode } from '@plenary/contracts/vocabulary';
import { isCallError } from '@plenary/http/call-error';
import { fetchVenue } from '../api.ts';
import type { VenueCalendar } from '../search/open-days.ts';
import { fetchCalendar } from '../search/search-api.ts';
import { fetchVenueCalendar } from '../search/venue-calendar.ts';

/** The calendar of a list that is narrowed to one venue: with its own closings, where it is a venue of the country that is searched. */
export const calendarOfVenue = async (slug: string, countryCode: CountryCode, signal: AbortSignal): Promise<VenueCalendar> => {
  const venue = await fetchVenue(slug, signal).catch((error: unknown) => {
    // An address may name a venue that is gone.
    if (isCallError(error) && error.status === 404) return null;
    throw error;
  });
  return venue?.address.countryCode === countryCode ? fetchVenueCalendar(venue, signal) : fetchCalendar(countryCode, signal);
};
