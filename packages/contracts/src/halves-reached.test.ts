import { halvesReached } from './halves-reached.ts';

// Lifecycle L14.
const reached = (startTime: string | null, endTime: string | null, country: 'FRA' | 'ESP' = 'FRA') =>
  halvesReached({ startTime, endTime }, country);

test.each([
  ['08:00', '12:30', ['AM']],
  ['14:00', '18:00', ['PM']],
  ['08:00', '18:00', ['AM', 'PM']],
  ['08:00', '14:00', ['AM']],
  ['08:00', '14:15', ['AM', 'PM']],
  ['12:30', '18:00', ['PM']],
  ['12:15', '18:00', ['AM', 'PM']],
  ['16:00', '01:00', ['PM']],
  ['18:00', '22:00', []],
] as const)('a group that is in its room from %s to %s needs %j', (start, end, halves) => {
  expect(reached(start, end)).toEqual(halves);
});

test('a morning in Spain lasts until 13:30', () => {
  expect(reached('13:00', '18:00', 'ESP')).toEqual(['AM', 'PM']);
  expect(reached('13:00', '18:00')).toEqual(['PM']);
});

test('hours that are not whole need no half-day', () => {
  expect([reached(null, '18:00'), reached('08:00', null)]).toEqual([[], []]);
});
