import { overCapacity } from './room-fit.ts';

const wagram = [
  { configuration: 'theater', people: 31 },
  { configuration: 'u', people: 16 },
  { configuration: 'standing', people: 45 },
] as const;

test.each([
  ['as many as the set-up holds', 31, 'theater', null],
  ['more than the set-up holds', 38, 'theater', { most: 31, greatest: 45, setUps: ['standing'] }],
  ['more than any set-up holds', 46, 'theater', { most: 31, greatest: 45, setUps: [] }],
  ['a set-up that the room does not allow', 12, 'board', { most: 0, greatest: 45, setUps: ['theater', 'u', 'standing'] }],
  ['no number of people', null, 'board', null],
] as const)('%s', (_, pax, configuration, expected) => {
  expect(overCapacity(wagram, { pax, configuration })).toEqual(expected);
});

test('of a room that nobody knows nothing is said', () => {
  expect(overCapacity(undefined, { pax: 999, configuration: 'board' })).toBeNull();
  expect(overCapacity([], { pax: 999, configuration: 'board' })).toBeNull();
});
