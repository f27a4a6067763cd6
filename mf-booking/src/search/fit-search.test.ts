import { defaultModes, productModes, roomFinderModes, roomFinderRules } from '@plenary/contracts/deployment-terms';
import fc from 'fast-check';
import { asksBeyond, fitErrors, fitSearch } from './fit-search.ts';
import { searchFromQuery, searchToQuery } from './search-address.ts';
import { completeDays } from './search-draft.ts';
import { anyCompleteSearch, anySearch, dayOn, room, searchOf, tuesday, wednesday } from './search-test-data.ts';

const rulesOf = (modes: Partial<typeof defaultModes>) => roomFinderRules({ ...defaultModes, ...modes });
const anyRules = fc
  .record({ roomFinderMode: fc.constantFrom(...roomFinderModes), productMode: fc.constantFrom(...productModes) })
  .map(roomFinderRules);
const rich = searchOf(dayOn(tuesday, 24, { subcommittees: [room(8)], lunchPax: 30 }), dayOn(wednesday));

test('the whole form leaves a search as it is', () => {
  expect(fitSearch(rich, rulesOf({}))).toBe(rich);
});

test('LIGHT keeps the first day and its plenary, with the lunch that its full day includes', () => {
  expect(fitSearch({ ...rich, manualPax: [0, 1] }, rulesOf({ roomFinderMode: 'LIGHT' }))).toEqual({
    ...searchOf(dayOn(tuesday, 24, { lunchPax: null })),
    manualPax: [0],
  });
});

test('TEAMWORK keeps every day, each with its plenary alone', () => {
  expect(fitSearch(rich, rulesOf({ roomFinderMode: 'TEAMWORK' })).days).toEqual([dayOn(tuesday), dayOn(wednesday)]);
});

test('sub-rooms stay and lunches are removed if rooms alone are sold', () => {
  const days = completeDays(fitSearch(rich, rulesOf({ productMode: 'WORKPLACES' })));
  expect(days?.map(({ subcommittees }) => subcommittees.length)).toEqual([1, 0]);
  expect(days?.filter((day) => 'lunchPax' in day)).toEqual([]);
});

test('a fitted search fits, adds nothing, and its address leads to the same one', () => {
  fc.assert(
    fc.property(anyCompleteSearch, anyRules, (search, rules) => {
      const fitted = fitSearch(search, rules);
      expect(fitSearch(fitted, rules)).toEqual(fitted);
      const days = completeDays(fitted) ?? [];
      expect(days.length).toBe(rules.severalDays ? search.days.length : 1);
      expect(days.map(({ date, plenary }) => ({ date, plenary }))).toEqual(
        search.days.slice(0, days.length).map(({ date, plenary }) => ({ date, plenary })),
      );
      if (!rules.subcommittees) expect(days.flatMap(({ subcommittees }) => subcommittees)).toEqual([]);
      if (rules.lunch === 'none') expect(days.filter((day) => 'lunchPax' in day)).toEqual([]);
      const again = fitSearch(searchFromQuery(searchToQuery(fitted) ?? ''), rules);
      expect(completeDays(again)).toEqual(days);
    }),
  );
});

test('errors stay on the fields that are left, and on no other', () => {
  const errors = {
    days: 'not_offered',
    'days.0.date': 'closed_day',
    'days.0.subcommittees.0.pax': 'required',
    'days.0.lunchPax': 'too_large',
    'days.1.date': 'too_late',
  };
  const rules = rulesOf({ roomFinderMode: 'LIGHT' });
  expect(fitErrors(errors, fitSearch(rich, rules), rules)).toEqual({ 'days.0.date': 'closed_day' });
  expect(asksBeyond(errors)).toBe(true);
});

test('with the whole form no error is lost', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      const errors = { 'days.0.date': 'closed_day', 'days.0.lunchPax': 'too_large', 'days.0.subcommittees.0.pax': 'required' };
      expect(fitErrors(errors, search, rulesOf({}))).toBe(errors);
      expect(asksBeyond(errors)).toBe(false);
    }),
  );
});
