import { defaultOpeningHours } from './survey-terms.ts';
import {
  afterworkEndTimes,
  afterworkStartTimes,
  defaultTeamBuildingTimes,
  eveningMinutesOf,
  isoDurationOf,
  minutesOf,
  minutesOfDuration,
  roomTimes,
  teamBuildingTimes,
  wellnessStartTimes,
} from './survey-times.ts';

// Covers B-D10, B-N03–B-N05, L-S01–L-S18, L-W01–L-W07.

const ends = (times: readonly string[]) => [times.at(0), times.at(1), times.at(-1), times.length];
const quarters = { ...defaultOpeningHours, slotMinutes: 15 };

it.each([
  ['rooms', roomTimes(defaultOpeningHours), ['08:00', '08:30', '19:00', 23]],
  ['rooms by quarters', roomTimes(quarters), ['08:00', '08:15', '19:00', 45]],
  ['rooms of a shorter day', roomTimes({ opens: 9, closes: 18, slotMinutes: 30 }), ['09:00', '09:30', '18:00', 19]],
  ['wellness', wellnessStartTimes(defaultOpeningHours), ['09:00', '09:30', '17:00', 17]],
  ['afterwork starts', afterworkStartTimes(defaultOpeningHours), ['18:00', '18:30', '02:00', 17]],
  ['afterwork ends', afterworkEndTimes(defaultOpeningHours), ['19:00', '19:30', '02:00', 15]],
  ['team-building', teamBuildingTimes(defaultOpeningHours), ['08:00', '08:30', '23:00', 31]],
])('offers for %s from the first to the last time, in its steps', (_, times, expected) => {
  expect(ends(times)).toEqual(expected);
});

it('offers midnight and after in the order of an evening', () => {
  expect(afterworkStartTimes(defaultOpeningHours).slice(11)).toEqual(['23:30', '00:00', '00:30', '01:00', '01:30', '02:00']);
});

it.each([
  ['AM', '11:00', '11:30'],
  ['PM', '14:00', '14:30'],
  ['AM, PM', '14:00', '14:30'],
  ['Soirée', '14:00', '14:30'],
] as const)('proposes team-building on a day of %s from %s to %s', (halfDay, startTime, endTime) => {
  expect(defaultTeamBuildingTimes(halfDay)).toEqual({ startTime, endTime });
});

it.each(['24:00', '8:00', '08:60', '08h00', '', '08:00:00', ' 08:00'])('knows no time %j', (time) => {
  expect(minutesOf(time)).toBeNaN();
});

it('counts hours before noon as those of the next day in the evening', () => {
  expect(eveningMinutesOf('01:00')).toBeGreaterThan(eveningMinutesOf('23:30'));
});

it.each([
  [15, 'PT15M'],
  [60, 'PT1H'],
  [90, 'PT1H30M'],
  [120, 'PT2H'],
  [0, 'PT0M'],
])('writes %i minutes as %s and reads it', (minutes, duration) => {
  expect(isoDurationOf(minutes)).toBe(duration);
  expect(minutesOfDuration(duration)).toBe(minutes);
});

it.each([
  ['PT90M', 90],
  ['PT', Number.NaN],
  ['15', Number.NaN],
  ['P1D', Number.NaN],
  ['PT1H30', Number.NaN],
])('reads %s as %d minutes', (duration, minutes) => {
  expect(minutesOfDuration(duration)).toBe(minutes);
});
