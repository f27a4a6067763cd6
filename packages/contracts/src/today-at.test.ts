import { daysBetween, todayAt } from './today-at.ts';

test('today is the day on the venue’s own calendar', () => {
  const now = Date.parse('2026-12-31T23:30:00Z');
  expect(todayAt({ timeZone: 'Europe/Paris', now })).toBe('2027-01-01');
  expect(todayAt({ timeZone: 'UTC', now })).toBe('2026-12-31');
});

it.each([
  ['2027-03-27', '2027-03-29', 2],
  ['2026-12-31', '2027-01-01', 1],
  ['2027-01-19', '2027-01-19', 0],
  ['2027-01-20', '2027-01-19', -1],
])('from %s to %s it is %i days, over a change of clocks too', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});
