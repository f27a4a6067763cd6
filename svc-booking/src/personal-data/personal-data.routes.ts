import * as contract from '@plenary/contracts/personal-data.endpoints';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { getBookingsAhead } from './get-bookings-ahead.ts';
import { getKeptBookings } from './get-kept-bookings.ts';

export const personalDataRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.getKeptBookings, ({ actor }) => getKeptBookings(deps, actor));
  implement(contract.getBookingsAhead, ({ actor }) => getBookingsAhead(deps, actor.userId));
};
