import * as contract from '@plenary/contracts/booking';
import type { Implement } from '../app.ts';
import type { BookingDeps } from '../deps.ts';
import { getVenue } from './get-venue.ts';

export const venuesRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.getVenue, ({ params }) => getVenue(deps, params.venueSlug));
};
