import { addDays } from './add-days.ts';

/** Days on which a venue is closed by itself, without schemas: the pages and svc-booking share them. */
export interface ClosingDays {
  /** A local day, or month and day of each year (`12-24`); both ends are included and of one kind. */
  from: string;
  to: string;
}

/** `2027-03-01`, or `03-01` for each year. */
const closingDayPattern = /^(?:\d{4}-)?(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
export const maxClosings = 40;
export const maxClosingReason = 80;

const monthAndDay = 'MM-DD'.length;
const isYearly = (day: string): boolean => day.length === monthAndDay;

/** A leap year, so that 29 February is a day of each year. */
const isRealDay = (day: string): boolean => {
  const whole = isYearly(day) ? `2028-${day}` : day;
  return closingDayPattern.test(day) && addDays(whole, 0) === whole;
};

/** Whether a closing holds a day; a yearly one may run over the end of the year. */
export const isClosedBy = ({ from, to }: ClosingDays, day: string): boolean => {
  if (!isYearly(from)) return from <= day && day <= to;
  const asked = day.slice(-monthAndDay);
  return from <= to ? from <= asked && asked <= to : asked >= from || asked <= to;
};

/** Years without 29 February follow one another seven times at most. */
const mostYearsApart = 8;

/** The days of a closing that come next, or are left of it, from a day on; null: it is over. */
export const comingDaysOf = ({ from, to }: ClosingDays, today: string): ClosingDays | null => {
  const left = (first: string, last: string) => (last < first || last < today ? null : { from: first < today ? today : first, to: last });
  if (!isYearly(from)) return left(from, to);
  const year = Number(today.slice(0, 'YYYY'.length));
  const lasting = from <= to ? 0 : 1;
  for (let start = year - 1; start <= year + mostYearsApart; start++) {
    // Where a year has no 29 February, a closing begins on the day after it, and ends on the day before.
    const last = `${start + lasting}-${to}`;
    const after = addDays(last, 0);
    const days = left(addDays(`${start}-${from}`, 0), after === last ? last : addDays(after, -1));
    if (days) return days;
  }
  return null;
};

/** The first thing that is wrong with a closing, by its field; null: nothing. */
export const closingFault = ({ from, to }: ClosingDays): { field: 'from' | 'to'; code: 'no_day' | 'mixed_days' | 'too_early' } | null => {
  if (!isRealDay(from)) return { field: 'from', code: 'no_day' };
  if (!isRealDay(to)) return { field: 'to', code: 'no_day' };
  if (isYearly(from) !== isYearly(to)) return { field: 'to', code: 'mixed_days' };
  return !isYearly(from) && to < from ? { field: 'to', code: 'too_early' } : null;
};
