import { countryCodes } from '@plenary/contracts/terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import Holidays from 'date-holidays';
import { compareDays } from './calendar-day.ts';
import { holidayName } from './holiday-names.ts';
import type { PublicHoliday, PublicHolidayTable } from './public-holidays.ts';

/** In Spain the region decides on some days: the venues are in Madrid. */
const regions: Record<CountryCode, [country: string, state?: string]> = { FRA: ['FR'], BEL: ['BE'], ESP: ['ES', 'MD'] };

const holidaysOf = (country: CountryCode, years: readonly number[]): PublicHoliday[] => {
  const [code, state] = regions[country];
  const source = state ? new Holidays(code, state) : new Holidays(code);
  const days = years.flatMap((year) => source.getHolidays(year)).filter(({ type }) => type === 'public');
  // A moved holiday may appear twice in the package: as itself and as its substitute.
  const properFirst = days.sort((left, right) => Number(left.substitute ?? false) - Number(right.substitute ?? false));
  const byDate = new Map<string, PublicHoliday>();
  for (const { date, rule } of properFirst) {
    const day = date.slice(0, 10);
    if (!byDate.has(day)) byDate.set(day, { date: day, name: holidayName(rule) });
  }
  return [...byDate.values()].sort((left, right) => compareDays(left.date, right.date));
};

/**
 * Public holidays of the three countries, by date, each date once. For the generator and its test only: `date-holidays`
 * weighs 42 MB and is not shipped.
 */
export const generatePublicHolidays = (years: readonly number[]): PublicHolidayTable => {
  const [france, belgium, spain] = countryCodes.map((country) => holidaysOf(country, years));
  return { FRA: france ?? [], BEL: belgium ?? [], ESP: spain ?? [] };
};
