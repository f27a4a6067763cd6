import { legalPlenaryDurations, legalSubcommitteeDurations } from './legal-durations.ts';

// Covers B-F12–B-F17.

test('a single day offers all three durations', () => {
  expect(legalPlenaryDurations(0, 1)).toEqual(['AM', 'PM', 'AM, PM']);
});

test('with several days the first cannot be the morning only, the last not the afternoon only, the others are full', () => {
  expect([0, 1, 2, 3].map((place) => legalPlenaryDurations(place, 4))).toEqual([
    ['PM', 'AM, PM'],
    ['AM, PM'],
    ['AM, PM'],
    ['AM', 'AM, PM'],
  ]);
});

test('a subcommittee stays within the half of the main room, and is free on a full day', () => {
  expect(legalSubcommitteeDurations('AM')).toEqual(['AM']);
  expect(legalSubcommitteeDurations('PM')).toEqual(['PM']);
  expect(legalSubcommitteeDurations('AM, PM')).toEqual(['AM', 'PM', 'AM, PM']);
});
