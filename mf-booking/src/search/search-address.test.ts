import { searchDay } from '@plenary/contracts/search';
import { documentedSearch } from '@plenary/contracts/search-address';
import fc from 'fast-check';
import * as z from 'zod';
import { asksForAvailabilities, inCountry, searchFromQuery, searchToQuery } from './search-address.ts';
import { emptyDraft, isComplete, isDirty } from './search-draft.ts';
import { anyCompleteSearch, anySearch, dayOn, room, searchOf, tuesday, wednesday } from './search-test-data.ts';

const addressOf = (days: unknown, others: Record<string, string> = {}) =>
  `?${new URLSearchParams({ countryCode: 'FRA', days: JSON.stringify(days), ...others })}`;

// Covers B-S33–B-S34.
test('a search is a GET for availabilities, its days and hand-set numbers in their short form', () => {
  const query = new URLSearchParams(searchToQuery({ ...searchOf(dayOn(tuesday, 8), dayOn(wednesday, 8)), manualPax: [1] }) ?? '');
  expect(Object.fromEntries(query)).toEqual({
    countryCode: 'FRA',
    action: 'availabilities',
    d: '2027-01-19_20',
    p: '8',
    m: '1',
  });
});

// Covers B-S04.
test('a half day without lunch sends no lunch', () => {
  const { lunchPax: _, ...day } = dayOn(tuesday, 24, { plenary: room(24, { duration: 'AM' }) });
  expect(documentedSearch(searchToQuery(searchOf(day)) ?? '').get('days')).not.toContain('lunchPax');
});

// Covers B-S32.
test('a search is sent exactly when it is complete', () => {
  fc.assert(fc.property(anySearch, (state) => expect(searchToQuery(state) !== null).toBe(isComplete(state))));
});

// Covers B-S03.
test('what is sent is what the contract takes', () => {
  fc.assert(
    fc.property(anyCompleteSearch, (state) => {
      const days = JSON.parse(documentedSearch(searchToQuery(state) ?? '').get('days') ?? 'null');
      expect(z.array(searchDay).parse(days)).toEqual(days);
    }),
  );
});

// Covers B-R04–B-R05.
test('a search is read back from its address unchanged, with the same address', () => {
  fc.assert(
    fc.property(anyCompleteSearch, (state) => {
      const query = searchToQuery(state) ?? '';
      const read = searchFromQuery(query);
      expect(isDirty(read, state)).toBe(false);
      expect(read.manualPax).toEqual(state.manualPax);
      expect(searchToQuery(read)).toBe(query);
    }),
  );
});

test('any text is read without throwing', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.json(),
    fc.json({ maxDepth: 5 }).map((text) => `[${text}]`),
  );
  fc.assert(
    fc.property(texts, texts, texts, (countryCode, days, manualPax) => {
      const read = searchFromQuery(new URLSearchParams({ countryCode, days, manualPax }));
      expect(read.days.length).toBeGreaterThan(0);
      expect(read.manualPax.every((index) => index < read.days.length)).toBe(true);
    }),
  );
});

test.each(['', '?days=', '?days=[]', '?days=null', '?days=7', '?days={}', '?days=[{', '?days=%E0%A4%A'])(
  '%p is an empty search',
  (query) => {
    expect(searchFromQuery(query)).toEqual(emptyDraft('FRA'));
  },
);

test('a field that cannot be read is left empty, the others stay', () => {
  const query = addressOf([{ date: '19/01/2027', plenary: { pax: 'many', duration: 'night', configuration: 'u' } }, 7]);
  expect(searchFromQuery(query).days).toEqual([dayOn(null, null, { plenary: room(null, { configuration: 'u' }) }), dayOn(null, null)]);
});

test('numbers written as text are numbers', () => {
  expect(searchFromQuery(addressOf([{ date: tuesday, lunchPax: '10', plenary: { pax: '024' } }])).days).toEqual([
    dayOn(tuesday, 24, { lunchPax: 10 }),
  ]);
});

test("an invalid search is shown unchanged, so that the service's errors are on their fields", () => {
  const asked = [
    { date: wednesday, plenary: room(1000), subcommittees: [] },
    { date: tuesday, plenary: room(8, { duration: 'PM', configuration: 'standing' }), subcommittees: [] },
  ];
  expect(searchFromQuery(addressOf(asked)).days).toMatchObject(asked);
});

test("a given country takes precedence over the address's, and the default replaces a missing one", () => {
  expect(searchFromQuery('?countryCode=BEL').countryCode).toBe('BEL');
  expect(searchFromQuery('?countryCode=BEL', 'ESP').countryCode).toBe('ESP');
  expect(searchFromQuery('?countryCode=DEU').countryCode).toBe('FRA');
});

test('another country keeps the search and nothing else', () => {
  const query = inCountry(addressOf([7], { action: 'availabilities', snackbar: 'login-success' }), 'BEL');
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({ countryCode: 'BEL', action: 'availabilities', days: '[7]' });
  expect(inCountry('?countryCode=FRA&d=2027-01-19_20&p=24&p=8&snackbar=login-success', 'ESP')).toBe(
    '?countryCode=ESP&d=2027-01-19_20&p=24&p=8',
  );
});

test('availabilities are requested only with the action and days', () => {
  expect(asksForAvailabilities('?action=availabilities&days=[]')).toBe(true);
  expect(asksForAvailabilities('?action=availabilities&d=2027-01-19&p=24')).toBe(true);
  expect(asksForAvailabilities('?days=[]')).toBe(false);
  expect(asksForAvailabilities('?action=availabilities')).toBe(false);
});

test('the documented query of a search and its short one show the same form', () => {
  fc.assert(
    fc.property(anyCompleteSearch, (state) => {
      const query = searchToQuery(state) ?? '';
      expect(searchFromQuery(documentedSearch(query))).toEqual(searchFromQuery(query));
    }),
  );
});
