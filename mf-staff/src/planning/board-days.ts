import { addDays } from '@plenary/contracts/add-days';

const millisecondsPerDay = 86_400_000;

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / millisecondsPerDay);

/** 0 is Monday. */
const weekdayOf = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

export const isWeekend = (day: string): boolean => weekdayOf(day) >= 5;

/** Weeks of the board before and after the week of today: a year and what has just been. */
const [weeksBefore, weeksAfter] = [4, 54];

/** First day of the board, a Monday, and how many days it has. */
export const boardRange = (today: string): { first: string; count: number } => ({
  first: addDays(today, -weekdayOf(today) - weeksBefore * 7),
  count: (weeksBefore + weeksAfter) * 7,
});

/** Days that are asked for at once, a number of weeks: the board is filled where it is looked at. */
export const daysPerPart = 56;
