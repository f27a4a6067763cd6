import * as contract from '@plenary/contracts/booking.endpoints';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { checkAvailability } from './check-availability.ts';
import { searchVenues } from './search-venues.ts';

export const availabilityRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.listVenues, ({ actor, query }) => searchVenues(deps, { actor, query }));
  implement(contract.checkAvailability, ({ actor, params, query }) => checkAvailability(deps, { actor, slug: params.venueSlug, query }));
};
