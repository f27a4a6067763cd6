import { countryCodes, timeZoneOf } from '@plenary/contracts/terms';
import type { HealthCheck } from '@plenary/service-kit/create-service';
import type { Logger } from '@plenary/service-kit/logger';
import type { BookingDeps } from '../deps.ts';
import type { CalendarDay } from './calendar-day.ts';
import type { ClosedPeriod } from './closed-periods.ts';
import { publicHolidayYears } from './public-holiday-years.ts';
import { searchWindow } from './search-window.ts';
import { todayIn } from './today-in.ts';

interface Known {
  today: CalendarDay;
  /** Last year of the table of public holidays. */
  lastHolidayYear: number;
  closedPeriods: readonly Pick<ClosedPeriod, 'country' | 'to'>[];
}

/**
 * The tables that end before the last bookable day: `public-holidays`, or `closed-periods` of a country. Beyond their end, days count as
 * open that are not.
 */
export const calendarGaps = ({ today, lastHolidayYear, closedPeriods }: Known): string[] => {
  const { lastDay } = searchWindow(today);
  const lastClosing = (country: string) =>
    closedPeriods.reduce((last, period) => (period.country === country && period.to > last ? period.to : last), '');
  // A year whose closings are known has one at its end.
  const ends = (country: string) => `${lastClosing(country).slice(0, 4)}-12-31`;
  return [
    ...(`${lastHolidayYear}-12-31` < lastDay ? ['public-holidays'] : []),
    ...countryCodes.filter((country) => ends(country) < lastDay).map((country) => `closed-periods of ${country}`),
  ];
};

const gapsNow = async ({ catalogue, now }: Pick<BookingDeps, 'catalogue' | 'now'>): Promise<string[]> =>
  calendarGaps({
    today: todayIn({ now: now(), timeZone: timeZoneOf.FRA }),
    lastHolidayYear: publicHolidayYears.last,
    closedPeriods: (await catalogue.current()).closedPeriods,
  });

/** Degraded while less than the year that can be asked for is known. */
export const calendarHealth =
  (deps: Pick<BookingDeps, 'catalogue' | 'now'>): HealthCheck =>
  async () => {
    const gaps = await gapsNow(deps);
    return gaps.length === 0 ? { state: 'up' } : { state: 'degraded', reason: `less than a year left: ${gaps.join(', ')}` };
  };

/** Logs a warning at start. */
export const warnOfCalendarEnd = async (deps: Pick<BookingDeps, 'catalogue' | 'now'>, logger: Logger): Promise<void> => {
  const gaps = await gapsNow(deps);
  if (gaps.length > 0) logger.warn({ gaps }, 'less than a year of the calendar is left: make the public holidays anew, add closed periods');
};
