import * as contract from '@plenary/contracts/booking';
import { defaultCountryCode } from '@plenary/contracts/vocabulary';
import type { Implement } from '../app.ts';
import type { BookingDeps } from '../deps.ts';
import { getVenue } from './get-venue.ts';
import { listVenues } from './list-venues.ts';

export const venuesRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.listVenues, ({ query }) => listVenues(deps, query.countryCode ?? defaultCountryCode));

  implement(contract.getVenue, ({ params }) => getVenue(deps, params.venueSlug));
};
