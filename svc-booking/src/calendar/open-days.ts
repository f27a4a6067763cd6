import type { CountryCode, Localized } from '@plenary/contracts/vocabulary';
import { type CalendarDay, compareDays, eachDay, isWeekend } from './calendar-day.ts';
import type { ClosedPeriod } from './closed-periods.ts';
import { publicHolidays } from './public-holidays.ts';

/** A day from Monday to Friday on which the venues of a country can't be booked. */
export interface ClosedDay {
  date: CalendarDay;
  reason: 'holiday' | 'closed-period';
  name: Localized;
}

interface ClosedDaysInput {
  country: CountryCode;
  from: CalendarDay;
  to: CalendarDay;
  closedPeriods: readonly ClosedPeriod[];
  /** Public holidays on which the venues are open nevertheless (`holidayKey`). */
  openHolidays?: ReadonlySet<string>;
}

export const holidayKey = (country: CountryCode, day: CalendarDay): string => `${country} ${day}`;

const later = (left: CalendarDay, right: CalendarDay) => (left > right ? left : right);
const earlier = (left: CalendarDay, right: CalendarDay) => (left < right ? left : right);

/**
 * Closed days of a country between two days, both included, in addition to Saturdays and Sundays: each
 * once and in order. A holiday within a closed period counts as the holiday.
 */
export const closedDays = ({ country, from, to, closedPeriods, openHolidays }: ClosedDaysInput): ClosedDay[] => {
  const days = new Map<CalendarDay, ClosedDay>();
  for (const period of closedPeriods) {
    if (period.country !== country) continue;
    for (const date of eachDay(later(from, period.from), earlier(to, period.to)))
      days.set(date, { date, reason: 'closed-period', name: period.reason });
  }
  for (const { date, name } of publicHolidays[country]) {
    if (from <= date && date <= to && !openHolidays?.has(holidayKey(country, date))) days.set(date, { date, reason: 'holiday', name });
  }
  return [...days.values()].filter(({ date }) => !isWeekend(date)).sort((left, right) => compareDays(left.date, right.date));
};

/** Whether nothing can be booked in a country on a day: weekend, public holiday or closed period. */
export type IsClosed = (country: CountryCode, day: CalendarDay) => boolean;

/** Indexes closed periods and holidays, so that a search can check thousands of days. */
export const closedDayLookup = (closedPeriods: readonly ClosedPeriod[], openHolidays?: ReadonlySet<string>): IsClosed => {
  const daysOf = (country: CountryCode) =>
    new Set(closedDays({ country, from: '0001-01-01', to: '9999-12-31', closedPeriods, openHolidays }).map(({ date }) => date));
  const closed: Record<CountryCode, Set<CalendarDay>> = { FRA: daysOf('FRA'), BEL: daysOf('BEL'), ESP: daysOf('ESP') };
  return (country, day) => isWeekend(day) || closed[country].has(day);
};
