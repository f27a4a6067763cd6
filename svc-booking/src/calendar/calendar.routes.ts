import * as contract from '@plenary/contracts/booking.endpoints';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { getCalendar } from './get-calendar.ts';

export const calendarRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.getCalendar, ({ params }) => getCalendar(deps, params.countryCode));
};
