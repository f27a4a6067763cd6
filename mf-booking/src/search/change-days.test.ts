import { lunchPaxOf } from './search-draft.ts';
import { after, dayOn, thursday, tuesday, wednesday } from './search-test-data.ts';

// Covers B-S12–B-S19.

const choose = (dates: string[], firstDuration: 'AM' | 'PM' | 'AM, PM' = 'AM, PM') =>
  ({ type: 'days-changed', dates, firstDuration }) as const;
const setPax = (day: number, pax: number | null) => ({ type: 'plenary-pax-changed', day, pax }) as const;
const setDuration = (day: number, duration: 'AM' | 'PM' | 'AM, PM') => ({ type: 'plenary-duration-changed', day, duration }) as const;

test('dates are taken in ascending order, each once, ten at most', () => {
  const many = Array.from({ length: 12 }, (_, index) => `2027-03-${30 - index}`);
  expect(after([choose([wednesday, tuesday, wednesday])]).days.map(({ date }) => date)).toEqual([tuesday, wednesday]);
  expect(after([choose(many)]).days).toHaveLength(10);
});

test('the first day takes the duration given', () => {
  expect(after([choose([tuesday, wednesday], 'PM')]).days[0]?.plenary.duration).toBe('PM');
  expect(after([choose([tuesday], 'AM')]).days[0]?.plenary.duration).toBe('AM');
});

test('a duration not legal on the first of several days becomes the full day', () => {
  expect(after([choose([tuesday, wednesday], 'AM')]).days[0]?.plenary.duration).toBe('AM, PM');
});

test('first and last keep their half days, a day that ends up between becomes full', () => {
  const two = after([choose([tuesday, wednesday], 'PM'), setDuration(1, 'AM')]);
  expect(after([choose([tuesday, thursday], 'PM')], two).days.map(({ plenary }) => plenary.duration)).toEqual(['PM', 'AM']);
  const three = after([choose([tuesday, wednesday, thursday], 'PM')], two);
  expect(three.days.map(({ plenary }) => plenary.duration)).toEqual(['PM', 'AM, PM', 'AM, PM']);
});

test('full days have lunch for the plenary, other days have none, even one that was ticked', () => {
  const ticked = after([choose([tuesday, wednesday], 'PM'), setPax(0, 24), { type: 'lunch-ticked', day: 0, isTicked: true }]);
  expect(ticked.days.map(lunchPaxOf)).toEqual([24, 24]);
  expect(after([choose([tuesday, thursday], 'PM')], ticked).days.map(lunchPaxOf)).toEqual([undefined, 24]);
});

test('a lunch number set by hand stays and is copied by new days; one that was never set follows the plenary', () => {
  const fewer = after([setPax(0, 24), { type: 'lunch-pax-changed', day: 0, pax: 10 }]);
  expect(fewer.days.map(lunchPaxOf)).toEqual([10]);
  const three = after([choose([tuesday, wednesday, thursday])], fewer);
  expect(three.days.map(lunchPaxOf)).toEqual([10, 10, 10]);
  expect(after([choose([tuesday, wednesday]), setPax(0, 30)]).days.map(lunchPaxOf)).toEqual([30, 30]);
  const other = after([{ type: 'lunch-pax-changed', day: 1, pax: 8 }], three);
  expect(after([choose([wednesday, thursday])], other).days.map(lunchPaxOf)).toEqual([10, 8]);
});

test('a new day copies people and lunch of the first, not its rooms', () => {
  const one = after([choose([tuesday]), setPax(0, 24), { type: 'subcommittee-added', day: 0 }]);
  const [, added] = after([choose([tuesday, wednesday])], one).days;
  expect(added).toEqual(dayOn(wednesday, 24));
});

test('a new day copies the lunch that was set on a half first day, which keeps it only as a full day', () => {
  const half = after([choose([thursday], 'PM'), setPax(0, 18), { type: 'lunch-ticked', day: 0, isTicked: true }]);
  const twelve = after([{ type: 'lunch-pax-changed', day: 0, pax: 12 }], half);
  const dates = [tuesday, wednesday, thursday];
  const lunches = (firstDuration: 'PM' | 'AM, PM') => after([choose(dates, firstDuration)], twelve).days.map(lunchPaxOf);
  expect(lunches('PM')).toEqual([undefined, 12, 12]);
  expect(lunches('AM, PM')).toEqual([12, 12, 12]);
});

test('days that stay keep their rooms, at their place', () => {
  const two = after([choose([tuesday, wednesday]), setPax(0, 24), { type: 'subcommittee-added', day: 1 }]);
  const moved = after([choose([wednesday, thursday])], two);
  expect(moved.days[1]).toEqual({ ...two.days[1], date: thursday });
});

test('no date leaves one day without a date and with its rooms', () => {
  const cleared = after([choose([tuesday, wednesday]), setPax(0, 24), choose([])]);
  expect(cleared.days).toEqual([dayOn(null, 24)]);
});

test('removed days are no longer set by hand', () => {
  const state = after([choose([tuesday, wednesday, thursday]), setPax(2, 8), choose([tuesday, wednesday])]);
  expect(state.manualPax).toEqual([]);
});
