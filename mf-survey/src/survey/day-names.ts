import { capitalised, formatDay, formatDays } from '@plenary/contracts/format';

/** 'Mardi 19 janvier' */
export const dayName = (day: string, locale: string): string => capitalised(formatDay(day, locale, 'weekday'), locale);

/** 'Mardi 19 janvier 2027' */
export const longDay = (day: string, locale: string): string => capitalised(formatDay(day, locale, 'weekdayAndYear'), locale);

/** 'Mar. 19 – mer. 20 janvier 2027'; one day alone where both are the same. */
export const dayRange = (first: string, last: string, locale: string): string =>
  capitalised(formatDays(first, last, locale, 'short'), locale);
