import { linesOf, passedOf, spanOfDay, spanOfEvening, spanOfHours } from './day-span.ts';

const event = (from: string, to: string, evening: [string | null, string | null] | null = null) => ({
  ...{ bookingId: '', quoteId: null, venueId: '', rooms: [], hours: { from, to } },
  evening: evening && { from: evening[0], to: evening[1], pax: null, roomName: '' },
});

test('a day is drawn from 8:00 to 20:00, and from and to whole hours with what begins earlier or ends later', () => {
  expect(spanOfDay([])).toEqual({ from: 480, to: 1200 });
  expect(spanOfDay([event('09:00', '17:00')])).toEqual({ from: 480, to: 1200 });
  expect(spanOfDay([event('07:30', '18:00', ['19:00', '01:30'])])).toEqual({ from: 420, to: 26 * 60 });
});

test('an evening goes on after midnight; without an end it has a length, without a start no place', () => {
  expect(spanOfEvening({ from: '22:00', to: '00:30', pax: null, roomName: '' })).toEqual({ from: 1320, to: 1470 });
  expect(spanOfEvening({ from: '18:00', to: null, pax: null, roomName: '' })).toEqual({ from: 1080, to: 1170 });
  expect(spanOfEvening({ from: null, to: '20:00', pax: null, roomName: '' })).toBeNull();
});

test('bars begin and end on lines of 15 minutes', () => {
  const day = { from: 480, to: 1200 };
  expect(linesOf(spanOfHours({ from: '08:00', to: '20:00' }), day)).toEqual([1, 49]);
  expect(linesOf(spanOfHours({ from: '08:20', to: '08:25' }), day)).toEqual([2, 3]);
  expect(linesOf(spanOfHours({ from: '09:00', to: '09:00' }), day)).toEqual([5, 6]);
});

test.each([
  ['2027-01-19T09:20:00Z', 140 / 720],
  ['2027-01-19T06:00:00Z', null],
  ['2027-01-18T09:20:00Z', null],
  ['2027-01-20T09:20:00Z', null],
])('at %s so much of the day has passed in Paris: %s', (instant, share) => {
  expect(passedOf(Date.parse(instant), { day: '2027-01-19', span: { from: 480, to: 1200 }, timeZone: 'Europe/Paris' })).toBe(share);
});

test('the night after an evening still belongs to its day', () => {
  const span = { from: 480, to: 26 * 60 };
  expect(passedOf(Date.parse('2027-01-20T00:00:00Z'), { day: '2027-01-19', span, timeZone: 'Europe/Paris' })).toBe(1020 / 1080);
});
