import * as contract from '@plenary/contracts/booking.endpoints';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { keptReply } from '../kept-reply.ts';
import { getCalendar } from './get-calendar.ts';
import { searchWindowIn } from './search-window.ts';

export const calendarRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.getCalendar, async ({ params: { countryCode }, header }) => {
    const catalogue = await deps.catalogue.current();
    const window = searchWindowIn(countryCode, deps.now());
    const make = () => getCalendar(catalogue, countryCode, window);
    return keptReply(contract.getCalendar, { of: catalogue, key: `${countryCode} ${window.firstDay}`, header, make });
  });
};
