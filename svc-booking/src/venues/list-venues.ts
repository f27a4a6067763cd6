import type { VenueList } from '@plenary/contracts/booking';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import type { BookingDeps } from '../deps.ts';
import { venuesOf } from './catalogue.ts';
import { presentListedVenue } from './present-venue.ts';

/** All venues of a country, in the network's order, without prices. */
export const listVenues = async ({ catalogue }: BookingDeps, countryCode: CountryCode): Promise<VenueList> => {
  const venues = venuesOf(await catalogue.current(), countryCode);
  return { success: true, countryCode, venues: venues.map((venue) => presentListedVenue(venue)) };
};
