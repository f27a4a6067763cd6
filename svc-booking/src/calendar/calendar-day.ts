/** Day `YYYY-MM-DD` of a calendar on a wall: no hour, no zone. Such texts sort by date. */
export type CalendarDay = string;

const millisecondsPerDay = 86_400_000;

// Everything is counted in UTC, where each day has 24 hours: the machine's own zone never comes in.
const epochDayOf = (day: CalendarDay): number => {
  const epochDay = Date.parse(`${day}T00:00:00Z`) / millisecondsPerDay;
  if (Number.isNaN(epochDay)) throw new RangeError(`not a calendar day: ${day}`);
  return epochDay;
};
const fromEpochDay = (epochDay: number): CalendarDay => new Date(epochDay * millisecondsPerDay).toISOString().slice(0, 10);

/** Whether a text is a day that exists: `2026-02-29` is none. */
export const isCalendarDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const milliseconds = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString().startsWith(text);
};

/** The day `count` days later; earlier if it is negative. RangeError where `day` is none. */
export const addDays = (day: CalendarDay, count: number): CalendarDay => fromEpochDay(epochDayOf(day) + count);

/** Days from one to the other; negative if `to` is earlier. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number => epochDayOf(to) - epochDayOf(from);

/** The same day `count` years later; 29 February becomes 28 February in a common year. */
export const addYears = (day: CalendarDay, count: number): CalendarDay => {
  const year = String(Number(day.slice(0, 4)) + count).padStart(4, '0');
  const sameDay = `${year}${day.slice(4)}`;
  return isCalendarDay(sameDay) ? sameDay : `${year}-02-28`;
};

/** 1 is Monday, 7 is Sunday (ISO 8601). */
export const dayOfWeek = (day: CalendarDay): number => {
  const thursdayOfEpoch = 3;
  const sinceMonday = (epochDayOf(day) + thursdayOfEpoch) % 7;
  return (sinceMonday < 0 ? sinceMonday + 7 : sinceMonday) + 1;
};

/** Saturday or Sunday. */
export const isWeekend = (day: CalendarDay): boolean => dayOfWeek(day) >= 6;

/** Comparator for `sort`: earlier days first. */
export const compareDays = (left: CalendarDay, right: CalendarDay): number => (left < right ? -1 : left > right ? 1 : 0);

/** All days from one to the other, both included; none if `to` is earlier. */
export const eachDay = (from: CalendarDay, to: CalendarDay): CalendarDay[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));
