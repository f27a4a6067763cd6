import type { getCalendar as contract } from '@plenary/contracts/booking.endpoints';
import type { EndpointResponse } from '@plenary/contracts/endpoint';
import { timeZoneOf } from '@plenary/contracts/terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import type { BookingDeps } from '../deps.ts';
import { closedDays } from './open-days.ts';
import { searchWindow } from './search-window.ts';
import { todayIn } from './today-in.ts';

/** The days that can be searched in a country, and those among them that are closed, with the reason. */
export const getCalendar = async ({ catalogue, now }: BookingDeps, country: CountryCode): Promise<EndpointResponse<typeof contract>> => {
  const { closedPeriods, openHolidays } = await catalogue.current();
  const { firstDay, lastDay } = searchWindow(todayIn({ now: now(), timeZone: timeZoneOf[country] }));
  return { firstDay, lastDay, closedDays: closedDays({ country, from: firstDay, to: lastDay, closedPeriods, openHolidays }) };
};
