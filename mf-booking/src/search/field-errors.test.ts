import fc from 'fast-check';
import { dayOf, errorsAfter, lackErrors, popoverOf } from './field-errors.ts';
import { reduceSearch, type SearchEvent, type SearchState } from './search-state.ts';
import { anySearch, dayOn, room, searchOf, tuesday, wednesday } from './search-test-data.ts';

// Covers B-F28.

const before = searchOf(dayOn(tuesday, 24, { subcommittees: [room(8), room(8)] }), dayOn(wednesday, 24));
const errors = {
  days: 'too_many',
  'days.0.date': 'closed_day',
  'days.0.plenary.pax': 'too_large',
  'days.0.lunchPax': 'too_large',
  'days.0.subcommittees.0.pax': 'too_large',
  'days.0.subcommittees.1.pax': 'too_large',
  'days.0.subcommittees.1.duration': 'invalid_value',
  'days.0.subcommittees.1.configuration': 'invalid_value',
  'days.1.plenary.pax': 'too_large',
};
const clearedBy = (event: SearchEvent, state: SearchState = before) => {
  const standing = errorsAfter(errors, { before: state, after: reduceSearch(state, event), event });
  return Object.keys(errors).filter((path) => !(path in standing));
};

test('editing a field clears its error, and those of the fields that change with it', () => {
  expect(clearedBy({ type: 'plenary-pax-changed', day: 1, pax: 5 })).toEqual(['days.1.plenary.pax']);
  expect(clearedBy({ type: 'plenary-pax-changed', day: 0, pax: 5 })).toEqual([
    'days.0.plenary.pax',
    'days.0.lunchPax',
    'days.1.plenary.pax',
  ]);
  expect(clearedBy({ type: 'lunch-pax-changed', day: 0, pax: 5 })).toEqual(['days.0.lunchPax']);
  expect(clearedBy({ type: 'subcommittee-changed', day: 0, subcommittee: 1, change: { configuration: 'u' } })).toEqual([
    'days.0.subcommittees.1.configuration',
  ]);
});

test('changing the days clears the errors of dates', () => {
  expect(clearedBy({ type: 'days-changed', dates: [tuesday, wednesday], firstDuration: 'AM, PM' })).toEqual(['days', 'days.0.date']);
});

test('a removed day takes its errors along', () => {
  expect(clearedBy({ type: 'days-changed', dates: [tuesday], firstDuration: 'AM, PM' })).toContain('days.1.plenary.pax');
});

test('removing a subcommittee clears its errors and those of the ones that move up', () => {
  const three = searchOf(dayOn(tuesday, 24, { subcommittees: [room(8), room(8), room(8)] }), dayOn(wednesday, 24));
  expect(clearedBy({ type: 'subcommittee-removed', day: 0, subcommittee: 1 }, three)).toEqual([
    'days.0.subcommittees.1.pax',
    'days.0.subcommittees.1.duration',
    'days.0.subcommittees.1.configuration',
  ]);
});

test('opening and closing a popover clears nothing', () => {
  expect(clearedBy({ type: 'popover-opened', popover: 'rooms' })).toEqual([]);
  expect(clearedBy({ type: 'popover-closed' })).toEqual([]);
});

test('a missing value is an error, and a field with its value has none', () => {
  expect(lackErrors(searchOf(dayOn(null, 24), dayOn(tuesday, null)))).toEqual({
    'days.0.date': 'required',
    'days.1.plenary.pax': 'required',
  });
  fc.assert(
    fc.property(anySearch, (state) => {
      const lacks = new Set(Object.keys(lackErrors(state)));
      state.days.forEach(({ date, plenary }, index) => {
        expect(lacks.has(`days.${index}.date`)).toBe(date === null);
        expect(lacks.has(`days.${index}.plenary.pax`)).toBe(!plenary.pax);
      });
    }),
  );
});

test('a path leads to its popover and its day', () => {
  expect(['days', 'days.3.date', 'days.2.lunchPax', 'days.1.subcommittees.4.pax'].map((path) => [popoverOf(path), dayOf(path)])).toEqual([
    ['day', 0],
    ['day', 3],
    ['lunches', 2],
    ['rooms', 1],
  ]);
});
