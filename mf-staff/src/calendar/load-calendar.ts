import type { CountryCode } from '@plenary/contracts/vocabulary';
import { readCountry } from '../desk/read-country.ts';
import { type ClosedPeriod, fetchClosedPeriods, fetchHolidays, type Holiday } from './api.ts';

export interface CalendarData {
  country: CountryCode;
  periods: ClosedPeriod[];
  holidays: Holiday[];
}

/** Closed periods and holidays to come of the country that the address names. */
export const loadCalendar = async ({ request }: { request: Request }): Promise<CalendarData> => {
  const country = readCountry(new URL(request.url).searchParams);
  const [periods, holidays] = await Promise.all([fetchClosedPeriods(country, request.signal), fetchHolidays(country, request.signal)]);
  return { country, periods, holidays };
};
