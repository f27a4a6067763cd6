import { timeZoneOf } from '@plenary/contracts/terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { addDays, addYears, type CalendarDay } from './calendar-day.ts';
import { todayIn } from './today-in.ts';

/** Days that can be booked (spec/booking.md §5): from tomorrow to the same day of next year, both included. */
export interface SearchWindow {
  firstDay: CalendarDay;
  lastDay: CalendarDay;
}

/** Window of days around `today`, local to the venue. From 29 February it ends on 28 February. */
export const searchWindow = (today: CalendarDay): SearchWindow => ({ firstDay: addDays(today, 1), lastDay: addYears(today, 1) });

/** The window of a country at an instant, in milliseconds. */
export const searchWindowIn = (country: CountryCode, now: number): SearchWindow =>
  searchWindow(todayIn({ now, timeZone: timeZoneOf[country] }));
