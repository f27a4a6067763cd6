import type { StepRow } from '../db/tables.ts';
import { endDateOf, eventHours } from './event-hours.ts';

// Covers B-D04.

const date = '2026-10-06';
const hours = (steps: Record<string, [string | null, string | null]>) => {
  const rows = Object.entries(steps).map(([key, [startTime, endTime]]) => ({ key, answers: { startTime, endTime } }) as StepRow);
  const [day] = eventHours([{ date, steps: Object.keys(steps) }], rows);
  return day && [day.startTime, day.endTime, endDateOf(day)];
};

it.each([
  ['the rooms’', { '0/plenary/0': ['09:00', '17:00'], '0/subcommittee/0': ['08:30', '12:00'] }, ['08:30', '17:00', date]],
  ['up to the end of the afterwork', { '0/plenary/0': ['09:00', '17:00'], '0/afterwork': ['18:00', '21:30'] }, ['09:00', '21:30', date]],
  ['up to the small hours', { '0/plenary/0': ['09:00', '17:00'], '0/afterwork': ['22:00', '01:00'] }, ['09:00', '01:00', '2026-10-07']],
  ['those of a team building', { '0/plenary/0': ['14:00', '18:00'], '0/team-building': ['10:00', '12:00'] }, ['10:00', '18:00', date]],
  ['the whole day before anybody has said', { '0/plenary/0': [null, null] }, ['08:00', '18:00', date]],
  ['not those of a lunch', { '0/plenary/0': ['09:00', '17:00'], '0/lunch': [null, '23:00'] }, ['09:00', '17:00', date]],
] as const)('hours of a day are %s', (_, steps, expected) => {
  expect(hours(steps as unknown as Parameters<typeof hours>[0])).toEqual(expected);
});
