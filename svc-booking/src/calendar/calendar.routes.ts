import * as contract from '@plenary/contracts/booking';
import type { Implement } from '../app.ts';
import type { BookingDeps } from '../deps.ts';
import { getCalendar } from './get-calendar.ts';

export const calendarRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.getCalendar, ({ params }) => getCalendar(deps, params.countryCode));
};
