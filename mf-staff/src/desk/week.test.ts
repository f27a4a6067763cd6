import { weekOf } from './week.ts';

it.each([
  ['a Monday', '2026-11-23', '2026-11-23'],
  ['a Sunday', '2026-11-29', '2026-11-23'],
  ['a day of the week in which the year ends', '2027-01-01', '2026-12-28'],
  ['a day of the week in which clocks change', '2026-10-25', '2026-10-19'],
])('the week of %s begins on its Monday', (_, day, monday) => {
  const days = weekOf(day);
  expect([days[0], days.length, days.includes(day)]).toEqual([monday, 7, true]);
});
