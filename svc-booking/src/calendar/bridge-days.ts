import { addDays, type CalendarDay, dayOfWeek } from './calendar-day.ts';

const monday = 1;
const friday = 5;

/**
 * Working days caught alone between a public holiday and a weekend (spec/booking.md §5), in order: the Monday before a holiday on
 * a Tuesday and the Friday after one on a Thursday, unless they are holidays themselves.
 */
export const bridgeDays = (holidays: readonly CalendarDay[]): CalendarDay[] => {
  const isHoliday = new Set(holidays);
  const neighbours = holidays.flatMap((holiday) => [addDays(holiday, -1), addDays(holiday, 1)]);
  return [...new Set(neighbours)]
    .filter((day) => !isHoliday.has(day))
    .filter((day) => {
      if (dayOfWeek(day) === monday) return isHoliday.has(addDays(day, 1));
      return dayOfWeek(day) === friday && isHoliday.has(addDays(day, -1));
    })
    .sort();
};
