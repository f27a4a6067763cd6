import type { CalendarDay } from './calendar-day.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

// Making a format costs 50 times what using it does.
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, calendar: 'gregory', year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, format);
  return format;
};

/** The day it is in an IANA zone (`Europe/Paris`) at an instant, in milliseconds since 1970. RangeError for an unknown zone. */
export const todayIn = ({ now, timeZone }: { now: number; timeZone: string }): CalendarDay => {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
};
