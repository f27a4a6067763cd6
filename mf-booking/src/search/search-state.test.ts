import { isComplete, lunchPaxOf } from './search-draft.ts';
import { reduceSearch } from './search-state.ts';
import { after, dayOn, emptySearch, room, searchOf, thursday, tuesday, wednesday } from './search-test-data.ts';

const choose = (dates: string[], firstDuration: 'AM' | 'PM' | 'AM, PM' = 'AM, PM') =>
  ({ type: 'days-changed', dates, firstDuration }) as const;
const setPax = (day: number, pax: number | null) => ({ type: 'plenary-pax-changed', day, pax }) as const;
const setDuration = (day: number, duration: 'AM' | 'PM' | 'AM, PM') => ({ type: 'plenary-duration-changed', day, duration }) as const;

// Covers B-S01, B-S06, B-S08.
test('the empty form holds exactly the four parts: one full day in theater without date or people, no popover', () => {
  expect(emptySearch).toEqual({
    countryCode: 'FRA',
    days: [{ date: null, lunchPax: null, plenary: room(null), subcommittees: [] }],
    manualPax: [],
    openPopover: null,
  });
});

// Covers B-S20–B-S21.
describe('people of the plenary', () => {
  const three = after([choose([tuesday, wednesday, thursday])]);

  test('a number on the first day goes to the days not set by hand and leaves the others', () => {
    const state = after([setPax(2, 8), setPax(0, 24)], three);
    expect(state.days.map(({ plenary }) => plenary.pax)).toEqual([24, 24, 8]);
    expect(state.manualPax).toEqual([0, 2]);
  });

  test('a number on another day stays there', () => {
    const state = after([setPax(0, 24), setPax(1, 12)], three);
    expect(state.days.map(({ plenary }) => plenary.pax)).toEqual([24, 12, 24]);
  });

  test('an emptied field follows the first day again', () => {
    const state = after([setPax(1, 12), setPax(1, null), setPax(0, 30)], three);
    expect(state.days[1]?.plenary.pax).toBe(30);
  });

  test('lunch follows the plenary until it is set by hand, also while typing', () => {
    const typed = after([setPax(0, 30), { type: 'lunch-pax-changed', day: 0, pax: 2 }, setPax(0, null), setPax(0, 2), setPax(0, 24)]);
    expect(typed.days.map(lunchPaxOf)).toEqual([2]);
    expect(after([setPax(0, 30), setPax(0, 31)]).days.map(lunchPaxOf)).toEqual([31]);
  });
});

// Covers B-S22–B-S23.
describe('durations', () => {
  // Covers B-S24–B-S26.
  test('a half day takes its subcommittees along, the full day leaves them', () => {
    const withRoom = searchOf(dayOn(tuesday, 24, { subcommittees: [room(8)] }));
    const half = after([setDuration(0, 'PM')], withRoom);
    expect(half.days[0]?.subcommittees[0]?.duration).toBe('PM');
    expect(after([setDuration(0, 'AM, PM')], half).days[0]?.subcommittees[0]?.duration).toBe('PM');
  });

  test('a half day has lunch only when ticked; going from half to half keeps it; the full day includes it', () => {
    const half = after([setPax(0, 24), setDuration(0, 'PM')]);
    expect(half.days.map(lunchPaxOf)).toEqual([undefined]);
    const ticked = after([{ type: 'lunch-ticked', day: 0, isTicked: true }, setDuration(0, 'AM')], half);
    expect(ticked.days.map(lunchPaxOf)).toEqual([24]);
    expect(after([setDuration(0, 'AM, PM')], half).days.map(lunchPaxOf)).toEqual([24]);
  });

  test.each([
    [0, 'AM'],
    [1, 'AM'],
    [1, 'PM'],
    [2, 'PM'],
  ] as const)('of three days, day %i refuses %s', (day, duration) => {
    const three = after([choose([tuesday, wednesday, thursday])]);
    expect(reduceSearch(three, setDuration(day, duration))).toBe(three);
  });
});

describe('subcommittees', () => {
  const half = searchOf(dayOn(tuesday, 24, { plenary: room(24, { duration: 'PM', configuration: 'u' }) }));

  test('a new one copies people and duration of the plenary, in casual', () => {
    const [day] = after([{ type: 'subcommittee-added', day: 0 }], half).days;
    expect(day?.subcommittees).toEqual([{ pax: 24, duration: 'PM', configuration: 'casual' }]);
  });

  test('there are six at most', () => {
    const state = after(Array.from({ length: 8 }, () => ({ type: 'subcommittee-added', day: 0 }) as const));
    expect(state.days[0]?.subcommittees).toHaveLength(6);
  });

  test('one can be changed and removed, the others stay', () => {
    const two = searchOf(dayOn(tuesday, 24, { subcommittees: [room(8), room(6)] }));
    const changed = after(
      [{ type: 'subcommittee-changed', day: 0, subcommittee: 1, change: { pax: 5, duration: 'AM', configuration: 'u' } }],
      two,
    );
    expect(changed.days[0]?.subcommittees).toEqual([room(8), { pax: 5, duration: 'AM', configuration: 'u' }]);
    expect(after([{ type: 'subcommittee-removed', day: 0, subcommittee: 0 }], changed).days[0]?.subcommittees).toHaveLength(1);
  });

  test('with the main room on a half day another half is not taken', () => {
    const added = after([{ type: 'subcommittee-added', day: 0 }], half);
    const state = after([{ type: 'subcommittee-changed', day: 0, subcommittee: 0, change: { duration: 'AM', pax: 5 } }], added);
    expect(state.days[0]?.subcommittees[0]).toMatchObject({ pax: 5, duration: 'PM' });
  });
});

describe('lunch', () => {
  test('on a full day the tick cannot be taken off', () => {
    const full = searchOf(dayOn(tuesday));
    expect(after([{ type: 'lunch-ticked', day: 0, isTicked: false }], full).days.map(lunchPaxOf)).toEqual([24]);
  });

  test('a number without a tick is not taken', () => {
    const half = after([setDuration(0, 'AM'), { type: 'lunch-pax-changed', day: 0, pax: 9 }]);
    expect(half.days.map(lunchPaxOf)).toEqual([undefined]);
  });
});

// Covers B-S27–B-S31.
describe('popovers and validate', () => {
  test('opening one closes the other', () => {
    const state = after([
      { type: 'popover-opened', popover: 'day' },
      { type: 'popover-opened', popover: 'lunches' },
    ]);
    expect(state.openPopover).toBe('lunches');
    expect(after([{ type: 'popover-closed' }], state).openPopover).toBeNull();
  });

  test.each([
    ['a date and people lack', searchOf(dayOn(null, null)), 'day'],
    ['a date lacks', searchOf(dayOn(tuesday), dayOn(null)), 'day'],
    ['the plenary has no people', searchOf(dayOn(tuesday), dayOn(wednesday, null)), 'rooms'],
    ['the plenary has 0 people', searchOf(dayOn(tuesday, 0)), 'rooms'],
    ['a subcommittee has no people', searchOf(dayOn(tuesday, 24, { subcommittees: [room(null)] })), 'rooms'],
    ['nothing lacks', searchOf(dayOn(tuesday), dayOn(wednesday)), null],
  ] as const)('where %s, validate shows the place', (_, state, popover) => {
    const validated = reduceSearch({ ...state, openPopover: 'lunches' }, { type: 'validated' });
    expect(validated.openPopover).toBe(popover);
    expect(isComplete(validated)).toBe(popover === null);
  });

  test('a lunch without a number is complete: it is for all people', () => {
    expect(isComplete(searchOf(dayOn(tuesday, 24, { lunchPax: null })))).toBe(true);
  });
});

test('the country changes alone', () => {
  const state = searchOf(dayOn(tuesday));
  expect(reduceSearch(state, { type: 'country-changed', countryCode: 'BEL' })).toEqual({ ...state, countryCode: 'BEL' });
});
