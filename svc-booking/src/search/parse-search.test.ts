import type { RoomFinderRules } from '@plenary/contracts/deployment-terms';
import { closedDay, dayOn, daysOf, errorsOf, parse, parseTexts, room } from './parse-search-test-data.ts';

const monday = '2026-03-16';
const tuesday = '2026-03-17';
const wednesday = '2026-03-18';

describe('the list of days', () => {
  test.each([
    ['absent', undefined, 'required'],
    ['empty text', '', 'required'],
    ['[]', '[]', 'required'],
    ['null', 'null', 'required'],
    ['an object', '{"date":"2026-03-16"}', 'invalid'],
    ['a number', '7', 'invalid'],
    ['no JSON', '[{', 'invalid_format'],
  ])('%s is refused at `days`', (_, text, fault) => {
    expect(parseTexts(text)).toEqual({ errors: { days: fault } });
  });

  test('more than ten days are refused at `days`, together with the faults of the first ten', () => {
    const many = Array.from({ length: 11 }, (_, index) => dayOn(`2026-06-${index + 10}`));
    many[1] = dayOn('tomorrow');
    many[10] = dayOn('never looked at');
    const errors = errorsOf(parse(many));
    expect(errors).toMatchObject({ days: 'too_many', 'days.1.date': 'invalid_format' });
    expect(Object.keys(errors).filter((path) => path.startsWith('days.10'))).toEqual([]);
  });

  test('ten days are accepted', () => {
    const mondays = ['03-16', '03-23', '03-30', '04-06', '04-13', '04-20', '04-27', '05-04', '05-11', '05-18'];
    expect(daysOf(parse(mondays.map((day) => dayOn(`2026-${day}`))))).toHaveLength(10);
  });

  test('days come sorted, and the indexes of pax set by hand follow their days', () => {
    const result = parse([dayOn(wednesday), dayOn(monday), dayOn(tuesday)], [0, 2]);
    expect('search' in result && result.search).toMatchObject({
      countryCode: 'FRA',
      days: [{ date: monday }, { date: tuesday }, { date: wednesday }],
      manualPax: [1, 2],
    });
  });

  test('fields that are no part of a search are dropped', () => {
    const days = [{ ...dayOn(monday), admin: true, plenary: { ...room(20), price: 0 } }];
    expect(daysOf(parse(days))).toEqual([{ date: monday, lunchPax: 20, plenary: room(20), subcommittees: [] }]);
  });
});

describe('a room finder that offers less', () => {
  const light = { severalDays: false, subcommittees: false, lunch: 'included' } as const;
  const teamwork = { ...light, severalDays: true } as const;
  const roomsAlone = { severalDays: true, subcommittees: true, lunch: 'none' } as const;
  const under = (rules: RoomFinderRules, days: unknown[]) => parseTexts(JSON.stringify(days), undefined, rules);

  test.each([
    ['two days', light, [dayOn(monday), dayOn(tuesday)], { days: 'not_offered' }],
    ['a sub-room', light, [dayOn(monday, { subcommittees: [room(8)] })], { 'days.0.subcommittees': 'not_offered' }],
    ['lunch on a half day', light, [{ date: monday, plenary: room(20, 'AM'), lunchPax: 20 }], { 'days.0.lunchPax': 'not_offered' }],
    ['more at lunch than in the plenary', teamwork, [dayOn(monday, { lunchPax: 21 })], { 'days.0.lunchPax': 'not_offered' }],
    ['lunch where none is sold', roomsAlone, [dayOn(monday, { lunchPax: 20 })], { 'days.0.lunchPax': 'not_offered' }],
    [
      'each fault of each day, beside others',
      teamwork,
      [dayOn(monday, { subcommittees: [room(8)] }), dayOn(closedDay), dayOn(tuesday, { subcommittees: [room(8)], lunchPax: 3 })],
      {
        'days.0.subcommittees': 'not_offered',
        'days.1.date': 'closed_day',
        'days.2.subcommittees': 'not_offered',
        'days.2.lunchPax': 'not_offered',
      },
    ],
  ] as const)('refuses %s', (_, rules, days, errors) => {
    expect(under(rules, [...days])).toEqual({ errors });
  });

  test('takes what it offers: a full day has its lunch where lunch is sold, and none where it is not', () => {
    expect(daysOf(under(light, [dayOn(monday)]))).toEqual([{ ...dayOn(monday), lunchPax: 20 }]);
    expect(daysOf(under(light, [dayOn(monday, { lunchPax: 20 })]))).toEqual([{ ...dayOn(monday), lunchPax: 20 }]);
    expect(daysOf(under(teamwork, [dayOn(monday), dayOn(tuesday)]))).toHaveLength(2);
    for (const lunch of [{}, { lunchPax: 0 }, { lunchPax: '0' }]) {
      expect(daysOf(under(roomsAlone, [dayOn(monday, { subcommittees: [room(8)], ...lunch })]))).toEqual([
        dayOn(monday, { subcommittees: [room(8)], lunchPax: 0 }),
      ]);
    }
  });
});

describe('dates', () => {
  test.each([
    [undefined, 'required'],
    [null, 'required'],
    ['', 'required'],
    ['16/03/2026', 'invalid_format'],
    ['2026-02-30', 'invalid_format'],
    ['2026-03-16T00:00:00Z', 'invalid_format'],
    [20260316, 'invalid_format'],
    ['2026-03-10', 'too_early'],
    ['2025-12-01', 'too_early'],
    ['2027-03-11', 'too_late'],
    ['2026-03-14', 'closed_day'],
    ['2026-03-15', 'closed_day'],
    [closedDay, 'closed_day'],
  ])('%p is refused: %s', (date, fault) => {
    expect(errorsOf(parse([dayOn(date)]))).toEqual({ 'days.0.date': fault });
  });

  // Covers B-C02–B-C03.
  test.each(['2026-03-11', '2027-03-10'])('%s, an end of the window, is accepted', (date) => {
    expect(errorsOf(parse([dayOn(date)]))).toEqual({});
  });

  test('a day that comes twice is refused where it comes again', () => {
    expect(errorsOf(parse([dayOn(monday), dayOn(tuesday), dayOn(monday)]))).toEqual({ 'days.2.date': 'duplicate' });
  });
});

// Covers B-S04.
describe('people', () => {
  test.each([
    [undefined, 'required'],
    [null, 'required'],
    ['', 'required'],
    [0, 'required'],
    ['0', 'required'],
    [-1, 'invalid'],
    [1.5, 'invalid'],
    ['12a', 'invalid'],
    [' 12', 'invalid'],
    [true, 'invalid'],
    [[12], 'invalid'],
    [1000, 'too_large'],
    ['1000', 'too_large'],
  ])('%p in a room is refused: %s', (pax, fault) => {
    const days = [dayOn(monday, { plenary: room(pax), subcommittees: [room(8), room(pax)] })];
    expect(errorsOf(parse(days))).toEqual({ 'days.0.plenary.pax': fault, 'days.0.subcommittees.1.pax': fault });
  });

  test.each([
    [1, 1],
    [999, 999],
    ['012', 12],
  ])('%p in a room is accepted', (pax, read) => {
    expect(daysOf(parse([dayOn(monday, { plenary: room(pax) })]))).toMatchObject([{ plenary: { pax: read } }]);
  });

  test.each([
    [0, 'required'],
    ['', 'required'],
    ['x', 'invalid'],
    [1000, 'too_large'],
  ])('%p at lunch is refused: %s', (lunchPax, fault) => {
    expect(errorsOf(parse([dayOn(monday, { lunchPax })]))).toEqual({ 'days.0.lunchPax': fault });
  });

  test('a full day without a lunch number has lunch for its plenary, a half day has none', () => {
    const days = [dayOn(monday, { plenary: room(20, 'PM') }), dayOn(tuesday, { lunchPax: null })];
    const [half, full] = Object.values(daysOf(parse(days)));
    expect(half).not.toHaveProperty('lunchPax');
    expect(full).toHaveProperty('lunchPax', 20);
  });

  test('a lunch number that is given stands, on a full day too', () => {
    const days = [dayOn(monday, { lunchPax: '25' }), dayOn(tuesday, { plenary: room(20, 'AM'), lunchPax: 5 })];
    expect(daysOf(parse(days))).toMatchObject([{ lunchPax: 25 }, { lunchPax: 5 }]);
  });
});

describe('manualPax', () => {
  test.each([
    ['[0', 'invalid_format'],
    ['null', 'invalid'],
    ['{}', 'invalid'],
    ['["0"]', 'invalid'],
    ['[-1]', 'invalid'],
  ])('%s is refused', (text, fault) => {
    expect(parseTexts(JSON.stringify([dayOn(monday)]), text)).toEqual({ errors: { manualPax: fault } });
  });

  test.each([
    ['absent', undefined],
    ['empty', ''],
    ['of days that are gone', '[4,11]'],
  ])('%s counts as none', (_, text) => {
    expect(parseTexts(JSON.stringify([dayOn(monday)]), text)).toHaveProperty('search.manualPax', []);
  });
});
