import fc from 'fast-check';
import type { SearchDay } from './search.ts';
import { documentedSearch, hasSearch, shortSearch } from './search-address.ts';
import { durations, evenings, searchConfigurations } from './terms.ts';

const anyRoom = fc.record({
  pax: fc.integer({ min: 0, max: 999 }),
  duration: fc.constantFrom(...durations),
  configuration: fc.constantFrom(...searchConfigurations),
});
const anyDay: fc.Arbitrary<SearchDay> = fc
  .record({
    date: fc
      .date({ min: new Date('2026-11-01'), max: new Date('2027-02-28'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    lunchPax: fc.option(fc.integer({ min: 0, max: 999 }), { nil: undefined }),
    plenary: anyRoom,
    subcommittees: fc.array(anyRoom, { maxLength: 6 }),
    evening: fc.option(fc.constantFrom(...evenings), { nil: undefined }),
  })
  .map(({ lunchPax, evening, ...day }) => ({ ...day, ...(lunchPax !== undefined && { lunchPax }), ...(evening && { evening }) }));
const anyDays = fc.array(anyDay, { minLength: 1, maxLength: 10 });

const daysOf = (query: string | URLSearchParams) => JSON.parse(documentedSearch(query).get('days') ?? 'null');
const textOf = (days: SearchDay[], manualPax?: number[]) => decodeURIComponent(`${new URLSearchParams(shortSearch({ days, manualPax }))}`);

const day = (date: string, fields: Partial<SearchDay> = {}): SearchDay => ({
  date,
  lunchPax: 24,
  plenary: { pax: 24, duration: 'AM, PM', configuration: 'theater' },
  subcommittees: [],
  ...fields,
});
const [full, morning] = ['AM, PM', 'AM'] as const;
const beside = (pax: number) => ({ pax, duration: full, configuration: 'casual' as const });

test('the short form says the same as the documented one, whatever is searched for', () => {
  fc.assert(
    fc.property(anyDays, fc.uniqueArray(fc.nat({ max: 9 })), (days, manualPax) => {
      const short = new URLSearchParams(shortSearch({ days, manualPax }));
      expect(daysOf(short)).toEqual(days);
      expect(JSON.parse(documentedSearch(short).get('manualPax') ?? '[]')).toEqual(manualPax);
    }),
  );
});

test('the short form of the same days is written alike, one by one or twice, and it needs no escaping', () => {
  fc.assert(
    fc.property(anyDays, (days) => {
      const short = `${new URLSearchParams(shortSearch({ days }))}`;
      expect(short).not.toContain('%');
      expect(`${new URLSearchParams(shortSearch({ days: daysOf(short) }))}`).toBe(short);
    }),
  );
});

test.each<[string, SearchDay[]]>([
  ['d=2026-12-08_09&p=24', [day('2026-12-08'), day('2026-12-09')]],
  ['d=2026-12-31_2027-01-04&p=24', [day('2026-12-31'), day('2027-01-04')]],
  ['d=2026-12-08&p=24&s=8_8&l=20', [day('2026-12-08', { lunchPax: 20, subcommittees: [beside(8), beside(8)] })]],
  [
    'd=2026-12-08_09&p=24&p=10.AM.u&s=8&s=',
    [
      day('2026-12-08', { subcommittees: [beside(8)] }),
      { date: '2026-12-09', plenary: { pax: 10, duration: morning, configuration: 'u' }, subcommittees: [] },
    ],
  ],
])('%s is a search', (text, days) => {
  expect(textOf(days)).toBe(text);
  expect(daysOf(text)).toEqual(days);
});

test('a full day without lunch is not one with lunch for all', () => {
  const { lunchPax: _, ...without } = day('2026-12-08');
  expect(textOf([without])).toBe('d=2026-12-08&p=24&l=-');
  expect(daysOf('d=2026-12-08&p=24&l=-')).toEqual([without]);
});

test('commas that somebody types read as underscores', () => {
  expect(daysOf('d=2026-12-08,09&p=24&s=8,8')).toEqual(daysOf('d=2026-12-08_09&p=24&s=8_8'));
});

test('the rest of a query stays, and a documented search goes before a short one', () => {
  const query = documentedSearch('countryCode=BEL&action=availabilities&d=2026-12-08&p=24&days=%5B%5D&sort=price&venue=a&venue=b');
  expect(`${query}`).toBe('countryCode=BEL&action=availabilities&sort=price&venue=a&venue=b&days=%5B%5D');
  expect(`${documentedSearch('countryCode=BEL&sort=price')}`).toBe('countryCode=BEL&sort=price');
});

test('what cannot be read stays where it is, for the service to name', () => {
  expect(daysOf('d=soon_2026-12-09&p=many&s=8.night')).toEqual([
    {
      date: 'soon',
      lunchPax: 'many',
      plenary: { pax: 'many', duration: full, configuration: 'theater' },
      subcommittees: [{ pax: 8, duration: full, configuration: 'night' }],
    },
    {
      date: '2026-12-09',
      lunchPax: 'many',
      plenary: { pax: 'many', duration: full, configuration: 'theater' },
      subcommittees: [{ pax: 8, duration: full, configuration: 'night' }],
    },
  ]);
});

test.each([
  ['?countryCode=FRA&d=2026-12-08', true],
  ['?days=%5B%5D', true],
  ['?countryCode=FRA&action=availabilities&p=24', false],
])('%s has a search: %p', (query, expected) => {
  expect(hasSearch(query)).toBe(expected);
});

test('any text is read without throwing', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('d', 'p', 's', 'l', 'e', 'm'), fc.string()), (fields) => {
      const days = daysOf(new URLSearchParams(fields));
      expect(days === null || Array.isArray(days)).toBe(true);
    }),
  );
});
