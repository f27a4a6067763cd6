import { addDays } from '@plenary/contracts/add-days';

const daysInWeek = 7;

/** The seven days, from Monday on, of the week of a local day. */
export const weekOf = (day: string): [string, ...string[]] => {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % daysInWeek;
  const monday = addDays(day, -sinceMonday);
  return [monday, ...Array.from({ length: daysInWeek - 1 }, (_, index) => addDays(monday, index + 1))];
};
