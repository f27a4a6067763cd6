import { defaultModes, roomFinderRules } from '@plenary/contracts/deployment-terms';
import { searchFromQuery } from '../search/search-address.ts';
import { moveSearch } from './move-search.ts';
import { queryFor } from './venue-factory.ts';

const isWeekend = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() % 6 === 0;
const move = (query: string, start: string, isClosed: (day: string) => boolean = isWeekend) =>
  moveSearch({ query, countryCode: 'FRA', start, isClosed, rules: roomFinderRules(defaultModes) });

test('days move to as many open days in a row, with their rooms', () => {
  const moved = move(queryFor('2027-01-19', '2027-01-20', '2027-01-21'), '2027-01-28');
  expect(moved?.days).toEqual(['2027-01-28', '2027-01-29', '2027-02-01']);
  const search = searchFromQuery(moved?.query ?? '');
  expect(search.days.map(({ date }) => date)).toEqual(moved?.days);
  expect(search.days.map(({ plenary }) => plenary.pax)).toEqual([24, 24, 24]);
  expect(new URLSearchParams(moved?.query).get('action')).toBe('availabilities');
});

test('where too few days are open there is no move', () => {
  expect(move(queryFor('2027-01-19', '2027-01-20'), '2027-01-28', () => true)).toBeNull();
});

test('a search that cannot be read cannot be moved', () => {
  expect(move('?countryCode=FRA', '2027-01-28')).toBeNull();
});
