import { addDays, dayStart, localMoment, localTime } from './local-time.ts';

it.each([
  ['2026-10-24T22:30:00Z', 'Europe/Paris', '2026-10-25', 0],
  ['2026-10-25T22:30:00Z', 'Europe/Paris', '2026-10-25', 23],
  ['2026-12-31T23:00:00Z', 'Europe/Madrid', '2027-01-01', 0],
  ['2028-02-28T23:30:00Z', 'Europe/Brussels', '2028-02-29', 0],
])('%s in %s is %s, hour %i', (instant, zone, day, hour) => {
  expect(localTime(Date.parse(instant), zone)).toEqual({ day, hour });
});

it.each([
  ['2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', '2026-10-25T23:00:00.000Z'],
])('%s begins in Paris at %s', (day, instant) => {
  expect(new Date(dayStart(day, 'Europe/Paris')).toISOString()).toBe(instant);
});

it.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2026-10-24', 2, '2026-10-26'],
])('%s and %i days is %s', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected);
});

test.each([
  ['2026-10-24T22:05:00Z', 'Europe/Paris', '2026-10-25T00:05'],
  ['2026-10-25T00:59:59Z', 'Europe/Paris', '2026-10-25T02:59'],
  ['2026-10-25T01:00:00Z', 'Europe/Paris', '2026-10-25T02:00'],
  ['2026-12-31T23:30:00Z', 'Europe/Madrid', '2027-01-01T00:30'],
  ['2026-12-31T23:30:00Z', 'Atlantic/Canary', '2026-12-31T23:30'],
])('%s in %s is %s on the clocks', (instant, timeZone, shown) => {
  expect(localMoment(Date.parse(instant), timeZone)).toBe(shown);
});
