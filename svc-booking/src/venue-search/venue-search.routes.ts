import * as contract from '@plenary/contracts/booking';
import type { Implement } from '../app.ts';
import type { BookingDeps } from '../deps.ts';
import { checkAvailability } from './check-availability.ts';
import { searchVenues } from './search-venues.ts';

export const availabilityRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.listVenues, ({ actor, query }) => searchVenues(deps, { actor, query }));
  implement(contract.checkAvailability, ({ actor, params, query }) => checkAvailability(deps, { actor, slug: params.venueSlug, query }));
};
