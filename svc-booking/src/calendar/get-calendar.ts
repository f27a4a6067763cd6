import type { getCalendar as contract } from '@plenary/contracts/booking.endpoints';
import type { EndpointResponse } from '@plenary/contracts/endpoint';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import type { ClosedPeriod } from './closed-periods.ts';
import { closedDays } from './open-days.ts';
import type { SearchWindow } from './search-window.ts';

/** The days that can be searched in a country, and those among them that are closed, with the reason. */
export const getCalendar = (
  { closedPeriods, openHolidays }: { closedPeriods: readonly ClosedPeriod[]; openHolidays: ReadonlySet<string> },
  country: CountryCode,
  { firstDay, lastDay }: SearchWindow,
): EndpointResponse<typeof contract> => ({
  firstDay,
  lastDay,
  closedDays: closedDays({ country, from: firstDay, to: lastDay, closedPeriods, openHolidays }),
});
