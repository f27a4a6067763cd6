import { addDay, addRoom, type DraftDay, draftFrom, firstDay, inOrder, lacksOf, searchOf, startingOn } from './demand-draft.ts';

const day = (date: string, part: Partial<DraftDay['plenary']> = {}): DraftDay => {
  const { plenary, ...rest } = firstDay(date);
  return { ...rest, plenary: { ...plenary, pax: 24, ...part } };
};

test('one more day is the next working day, with the same rooms', () => {
  expect(addDay([day('2027-01-22')]).map(({ date, plenary }) => [date, plenary.pax])).toEqual([
    ['2027-01-22', 24],
    ['2027-01-25', 24],
  ]);
});

test('of several days, a morning cannot be the first nor an afternoon the last', () => {
  const [first, last] = inOrder([day('2027-01-20', { duration: 'PM' }), day('2027-01-19', { duration: 'AM' })]);
  expect([first?.date, first?.plenary.duration, last?.plenary.duration]).toEqual(['2027-01-19', 'AM, PM', 'AM, PM']);
});

test('a sub-room keeps to the hours of its plenary', () => {
  const [only] = inOrder([{ ...addRoom(day('2027-01-19')), plenary: { pax: 24, duration: 'AM', configuration: 'u' } }]);
  expect(only?.rooms.map(({ duration }) => duration)).toEqual(['AM']);
});

test('lunch is for everybody on a full day, for nobody on a half day, unless a number is given', () => {
  const lunches = (one: DraftDay) => searchOf([one])[0]?.lunchPax;
  expect(lunches(day('2027-01-19'))).toBe(24);
  expect(lunches(day('2027-01-19', { duration: 'PM' }))).toBeUndefined();
  expect(lunches({ ...day('2027-01-19', { duration: 'AM' }), lunches: 20 })).toBe(20);
});

test('what is missing is named by the paths of the service', () => {
  expect(lacksOf([{ ...firstDay(''), rooms: [{ pax: null, duration: 'AM', configuration: 'u' }] }])).toEqual({
    'days.0.date': 'required',
    'days.0.plenary.pax': 'required',
    'days.0.subcommittees.0.pax': 'required',
  });
});

test('a demand that begins on another day goes on over working days', () => {
  expect(startingOn([day('2027-01-19'), day('2027-01-20')], '2027-01-22').map(({ date }) => date)).toEqual(['2027-01-22', '2027-01-25']);
});

test('what is asked for begins a demand: its people on each working day, ten at most', () => {
  const daysOf = (last: string) => draftFrom({ day: '2027-01-21', last, pax: 60 }).map(({ date, plenary }) => [date, plenary.pax]);
  expect(daysOf('2027-01-25')).toEqual([
    ['2027-01-21', 60],
    ['2027-01-22', 60],
    ['2027-01-25', 60],
  ]);
  expect(daysOf('2027-01-21')).toEqual([['2027-01-21', 60]]);
  expect(daysOf('')).toEqual([['2027-01-21', 60]]);
  expect(daysOf('2028-01-01')).toHaveLength(10);
  expect(draftFrom({ day: '', last: '2027-01-25', pax: null })).toEqual([firstDay('')]);
});
