import type { VenueList } from '@plenary/contracts/booking.schemas';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { type CatalogueSnapshot, venuesOf } from './catalogue.ts';
import { presentListedVenue } from './present-venue.ts';

/** All venues of a country, in the network's order, without prices. */
export const listVenues = (catalogue: CatalogueSnapshot, countryCode: CountryCode): VenueList => ({
  success: true,
  countryCode,
  venues: venuesOf(catalogue, countryCode).map((venue) => presentListedVenue(venue)),
});
