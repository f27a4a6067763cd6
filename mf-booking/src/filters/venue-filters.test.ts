import fc from 'fast-check';
import { anyVenues, anyView, facts, listed, wholeList } from '../testing/listed-venues.ts';
import { choicesFor } from './filter-choices.ts';
import { arrange, meetsFilters, noFilters } from './venue-filters.ts';

const names = (venues: readonly { name: string }[]) => venues.map(({ name }) => name);
const station = (minutesToWalk: number) => facts({ station: { name: 'Ternes', lines: ['2'], minutesToWalk } });

const network = [
  listed('Ternes', { dayPrice: 131, capacity: 108, facts: station(4) }),
  listed('Bourse', { capacity: 450, facts: facts({ station: null, hasFood: false }) }),
  listed('Lepic', { dayPrice: 104, district: 'Paris 18e', capacity: 60, facts: { ...station(2), isAccessible: false } }),
  listed('Bercy', { dayPrice: 131, district: 'Paris 12e', capacity: 300, facts: { ...station(9), hasParking: false } }),
];

test.each([
  ['best', ['Ternes', 'Bourse', 'Lepic', 'Bercy']],
  ['price', ['Lepic', 'Ternes', 'Bercy', 'Bourse']],
  ['transit', ['Lepic', 'Ternes', 'Bercy', 'Bourse']],
  ['capacity', ['Bourse', 'Bercy', 'Ternes', 'Lepic']],
] as const)('sorted by %s, equal venues keep their order and what is unknown comes last', (sort, order) => {
  expect(names(arrange(network, { ...wholeList, sort }))).toEqual(order);
});

test.each([
  ['a budget leaves out dearer venues and prices on request', { budget: 104 }, ['Lepic']],
  ['a budget keeps what costs exactly as much', { budget: 131 }, ['Ternes', 'Lepic', 'Bercy']],
  ['any of the districts will do', { districts: ['Paris 18e', 'Paris 12e'] }, ['Lepic', 'Bercy']],
  ['all needs have to be met', { needs: ['stepFree', 'parking'] }, ['Ternes', 'Bourse']],
  ['food is served on site', { needs: ['food'] }, ['Ternes', 'Lepic', 'Bercy']],
] as const)('%s', (_, asked, left) => {
  expect(names(arrange(network, { ...wholeList, filters: { ...noFilters, ...asked } }))).toEqual(left);
});

test('a venue of an older service, which tells no facts, meets no need', () => {
  const { facts: _, ...old } = listed('Ternes', { dayPrice: 131 });
  expect(meetsFilters(old, { ...noFilters, needs: ['parking'] })).toBe(false);
  expect(meetsFilters(old, noFilters)).toBe(true);
});

test('arranging keeps each venue that meets the filters once, and nothing else', () => {
  fc.assert(
    fc.property(anyVenues, anyView, (venues, view) => {
      const left = arrange(venues, view);
      expect(new Set(left)).toEqual(new Set(venues.filter((venue) => meetsFilters(venue, view.filters))));
      expect(left).toHaveLength(new Set(left).size);
    }),
  );
});

test('each choice tells how many venues are left once it is made', () => {
  fc.assert(
    fc.property(anyVenues, anyView, (venues, { filters }) => {
      const { budgets, districts, needs } = choicesFor(venues, filters);
      const left = (change: Partial<typeof filters>) => arrange(venues, { ...wholeList, filters: { ...filters, ...change } }).length;
      for (const { value, count } of budgets) expect(count).toBe(left({ budget: value }));
      for (const { value, count } of districts) expect(count).toBe(left({ districts: [value] }));
      for (const { value, count } of needs) expect(count).toBe(left({ needs: [...new Set([...filters.needs, value])] }));
    }),
  );
});

test('budgets are round, and each parts the venues', () => {
  const { budgets } = choicesFor(network, noFilters);
  expect(budgets).toEqual([{ value: 110, count: 1 }]);
  expect(choicesFor([listed('Bourse')], noFilters).budgets).toEqual([]);
});

test('a need that all venues meet, or none, is no choice', () => {
  expect(choicesFor(network, noFilters).needs.map(({ value }) => value)).toEqual(['food', 'stepFree', 'parking']);
  expect(choicesFor([listed('Ternes'), listed('Lepic')], noFilters).needs).toEqual([]);
});
