import * as contract from '@plenary/contracts/personal-data';
import type { Implement } from '../app.ts';
import type { BookingDeps } from '../deps.ts';
import { getBookingsAhead } from './get-bookings-ahead.ts';
import { getKeptBookings } from './get-kept-bookings.ts';

export const personalDataRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.getKeptBookings, ({ actor }) => getKeptBookings(deps, actor));
  implement(contract.getBookingsAhead, ({ actor }) => getBookingsAhead(deps, actor.userId));
};
