import * as contract from '@plenary/contracts/booking.endpoints';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { getVenue } from './get-venue.ts';

export const venuesRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.getVenue, ({ params }) => getVenue(deps, params.venueSlug));
};
