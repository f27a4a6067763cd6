import { searchWindow } from './search-window.ts';

// Covers B-C02–B-C03.

test.each([
  ['2026-03-10', '2026-03-11', '2027-03-10'],
  ['2026-12-31', '2027-01-01', '2027-12-31'],
  ['2027-02-28', '2027-03-01', '2028-02-28'],
  ['2028-02-28', '2028-02-29', '2029-02-28'],
  ['2028-02-29', '2028-03-01', '2029-02-28'],
  ['2026-03-28', '2026-03-29', '2027-03-28'],
])('from %s one can book from %s to %s', (today, firstDay, lastDay) => {
  expect(searchWindow(today)).toEqual({ firstDay, lastDay });
});
