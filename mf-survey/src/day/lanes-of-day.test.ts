import { lanesOfDay } from './lanes-of-day.ts';
import type { DayRow } from './rows-of-day.ts';

const row = (step: string, start: string | null, end: string | null, fields: Partial<DayRow> = {}): DayRow => ({
  ...{ step, start, end, kind: 'plenary', path: '', pax: 24, name: '', roomName: null, lunchOutside: null, isOpen: false, isAsked: false },
  ...{ detail: '', duration: null, ...fields },
});
const shown = (...rows: DayRow[]) => lanesOfDay(rows).blocks.map(({ row: { step }, from, to, lane }) => [step, from, to, lane]);

test('what overlaps stands side by side, what follows in the first lane again', () => {
  expect(shown(row('a', '09:00', '12:00'), row('b', '10:00', '11:00'), row('c', '12:00', '13:00'))).toEqual([
    ['a', 540, 720, 0],
    ['b', 600, 660, 1],
    ['c', 720, 780, 0],
  ]);
});

test('what everybody does lies across the rooms', () => {
  const { blocks } = lanesOfDay([row('a', '09:00', '18:00'), row('b', '09:00', '18:00'), row('c', '12:15', '13:15', { kind: 'lunch' })]);
  expect(blocks.map(({ row: { step }, lane, laneCount }) => [step, lane, laneCount])).toEqual([
    ['a', 0, 2],
    ['b', 1, 2],
    ['c', 0, 1],
  ]);
});

test('what has no hour is not drawn, and a session lasts as long as it is asked for, half an hour at least', () => {
  const session = { kind: 'wellness', duration: 'PT1H' } as const;
  expect(shown(row('a', null, null), row('b', '10:00', null, session), row('c', '14:00', null, { ...session, duration: 'PT15M' }))).toEqual(
    [
      ['b', 600, 660, 0],
      ['c', 840, 870, 0],
    ],
  );
});

test('an evening goes on after midnight, and the hours around all of it are whole', () => {
  const { blocks, opens, closes } = lanesOfDay([row('a', '07:30', '08:00'), row('b', '22:30', '01:15', { kind: 'afterwork' })]);
  expect(blocks.at(-1)).toMatchObject({ from: 1_350, to: 1_515 });
  expect([opens, closes]).toEqual([7, 26]);
});

test('an empty day has the hours of a usual one', () => {
  expect(lanesOfDay([])).toEqual({ blocks: [], opens: 8, closes: 18 });
});
