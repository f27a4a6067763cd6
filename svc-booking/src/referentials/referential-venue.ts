import type { CountryCode } from '@plenary/contracts/vocabulary';
import { refuse } from '@plenary/http/refuse';
import type { CatalogueSnapshot, CatalogueVenue } from '../venues/catalogue.ts';
import { venueNamed } from '../venues/venue-named.ts';

/** A venue of a country by its id or slug; refuses `not-found`. */
export const referentialVenue = (catalogue: CatalogueSnapshot, { code, venue }: { code: CountryCode; venue: string }): CatalogueVenue => {
  const found = venueNamed(catalogue, venue);
  return found.record.address.countryCode === code ? found : refuse('not-found');
};
