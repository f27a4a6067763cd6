import type { Duration } from '@plenary/contracts/search';
import { configurations, durations } from '@plenary/contracts/terms';
import { dayOn, daysOf, errorsOf, parse, room } from './parse-search-test-data.ts';

const dates = ['2026-03-16', '2026-03-17', '2026-03-18'];
const lasting = (...plenaries: Duration[]) => plenaries.map((duration, index) => dayOn(dates[index], { plenary: room(20, duration) }));

// Covers B-S05.
describe('durations by the place of the day', () => {
  test.each(durations)('a single day may be %s', (duration) => {
    expect(errorsOf(parse(lasting(duration)))).toEqual({});
  });

  test('of several days the first may not be AM, the last not PM, those between only full', () => {
    expect(errorsOf(parse(lasting('AM', 'AM', 'PM')))).toEqual({
      'days.0.plenary.duration': 'invalid_value',
      'days.1.plenary.duration': 'invalid_value',
      'days.2.plenary.duration': 'invalid_value',
    });
    expect(errorsOf(parse(lasting('PM', 'PM', 'AM')))).toEqual({ 'days.1.plenary.duration': 'invalid_value' });
    expect(errorsOf(parse(lasting('PM', 'AM, PM', 'AM')))).toEqual({});
  });

  test('the position is that in time, for any order of the days', () => {
    expect(errorsOf(parse(lasting('PM', 'AM').toReversed()))).toEqual({});
    expect(errorsOf(parse(lasting('AM', 'PM').toReversed()))).toEqual({
      'days.0.plenary.duration': 'invalid_value',
      'days.1.plenary.duration': 'invalid_value',
    });
  });

  test('without a date the order as sent is used', () => {
    const [first, last] = lasting('PM', 'AM');
    expect(errorsOf(parse([{ ...first, date: null }, last]))).toEqual({ 'days.0.date': 'required' });
  });

  test('a duration that is none is refused', () => {
    const days = [dayOn(dates[0], { plenary: { ...room(20), duration: 'PM, AM' }, subcommittees: [{ ...room(8), duration: '' }] })];
    expect(errorsOf(parse(days))).toEqual({
      'days.0.plenary.duration': 'invalid_value',
      'days.0.subcommittees.0.duration': 'invalid_value',
    });
  });
});

describe('sub-rooms', () => {
  test.each(['AM', 'PM'] as const)('a main room on %s limits its sub-rooms to that half', (half) => {
    const subcommittees = durations.map((duration) => room(8, duration));
    const refused = durations.flatMap((duration, index) =>
      duration === half ? [] : [[`days.0.subcommittees.${index}.duration`, 'invalid_value']],
    );
    expect(errorsOf(parse([dayOn(dates[0], { plenary: room(20, half), subcommittees })]))).toEqual(Object.fromEntries(refused));
  });

  test('a main room on the full day limits nothing', () => {
    const subcommittees = durations.map((duration) => room(8, duration));
    expect(daysOf(parse([dayOn(dates[0], { subcommittees })]))).toMatchObject([{ subcommittees }]);
  });

  test('six are accepted, seven are not', () => {
    const some = (length: number) => [dayOn(dates[0], { subcommittees: Array.from({ length }, () => room(8)) })];
    expect(errorsOf(parse(some(6)))).toEqual({});
    expect(errorsOf(parse(some(7)))).toEqual({ 'days.0.subcommittees': 'too_many' });
  });

  test.each([[{}], ['two'], [2]])('%p is no list of sub-rooms', (subcommittees) => {
    expect(errorsOf(parse([dayOn(dates[0], { subcommittees })]))).toEqual({ 'days.0.subcommittees': 'invalid' });
  });
});

// Covers B-S10.
describe('configurations', () => {
  test.each(configurations)('%s is legal, though it may be priced by hand', (configuration) => {
    const some = { ...room(8), configuration };
    expect(daysOf(parse([dayOn(dates[0], { plenary: some, subcommittees: [some] })]))).toMatchObject([
      { plenary: some, subcommittees: [some] },
    ]);
  });

  test.each([['circle'], [''], [3], [['u']]])('%p is refused', (configuration) => {
    const some = { ...room(8), configuration };
    expect(errorsOf(parse([dayOn(dates[0], { plenary: some, subcommittees: [some] })]))).toEqual({
      'days.0.plenary.configuration': 'invalid_value',
      'days.0.subcommittees.0.configuration': 'invalid_value',
    });
  });
});

test('what is not said of a room has the defaults of the form', () => {
  const days = [
    dayOn(dates[0], { plenary: { pax: 20, duration: 'PM' }, subcommittees: [{ pax: 8 }] }),
    dayOn(dates[1], { plenary: { pax: 9 }, subcommittees: null }),
  ];
  expect(daysOf(parse(days))).toMatchObject([
    { plenary: { duration: 'PM', configuration: 'theater' }, subcommittees: [{ duration: 'PM', configuration: 'casual' }] },
    { plenary: { duration: 'AM, PM', configuration: 'theater' }, subcommittees: [] },
  ]);
});

test('every fault is reported at once, each at its field', () => {
  const days = [
    null,
    { date: '2026-03-14', lunchPax: -2, plenary: [], subcommittees: [7, { pax: 5000, duration: 'night', configuration: 'moon' }] },
    dayOn(dates[2], { plenary: room('', 'PM') }),
  ];
  expect(parse(days, 'none')).toEqual({
    errors: {
      'days.0.date': 'required',
      'days.0.plenary.pax': 'required',
      'days.1.date': 'closed_day',
      'days.1.lunchPax': 'invalid',
      'days.1.plenary.pax': 'required',
      'days.1.subcommittees.0.pax': 'required',
      'days.1.subcommittees.1.pax': 'too_large',
      'days.1.subcommittees.1.duration': 'invalid_value',
      'days.1.subcommittees.1.configuration': 'invalid_value',
      'days.2.plenary.pax': 'required',
      'days.2.plenary.duration': 'invalid_value',
      manualPax: 'invalid',
    },
  });
});
