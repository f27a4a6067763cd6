import { addDays, addYears, type CalendarDay } from './calendar-day.ts';

/** Days that can be booked (spec/booking.md §5): from tomorrow to the same day of next year, both included. */
export interface SearchWindow {
  firstDay: CalendarDay;
  lastDay: CalendarDay;
}

/** Window of days around `today`, local to the venue. From 29 February it ends on 28 February. */
export const searchWindow = (today: CalendarDay): SearchWindow => ({ firstDay: addDays(today, 1), lastDay: addYears(today, 1) });
