import { eventRecordOf } from '../events/event-record-of.ts';
import { makeBooking } from '../testing/make-booking.ts';
import { dueNotices } from './due-notices.ts';

// Covers B-N22–B-N23.

const record = eventRecordOf(makeBooking());
const at = (text: string) => Date.parse(text);
const longAgo = at('2026-08-01T10:00:00Z');

it.each([
  ['2026-09-26T05:59:00Z', 'TODO', []],
  ['2026-09-25T10:00:00Z', 'TODO', []],
  ['2026-09-26T06:00:00Z', 'TODO', ['reminder']],
  ['2026-09-30T22:00:00Z', 'TODO', []],
  ['2026-10-01T06:00:00Z', 'TODO', ['reminder']],
  ['2026-09-26T06:00:00Z', 'DONE', []],
  ['2026-09-26T06:00:00Z', 'WAITING_COMET_VALIDATION', []],
  ['2026-10-03T05:59:00Z', 'TODO', []],
  ['2026-10-03T06:00:00Z', 'TODO', ['practical-information']],
  ['2026-10-03T06:00:00Z', 'DONE', ['practical-information']],
  ['2026-10-06T06:00:00Z', 'DONE', ['practical-information']],
  ['2026-10-07T06:00:00Z', 'DONE', []],
])('at %s an event of 6 October that is %s asks for %j, in the time of its venue', (now, status, kinds) => {
  expect(dueNotices({ startDay: '2026-10-06', status, createdAt: longAgo, record }, at(now))).toEqual(kinds);
});

it('does not remind who booked within the 10 days: they have just been invited', () => {
  const event = { startDay: '2026-10-06', status: 'TODO', createdAt: at('2026-09-26T09:00:00Z'), record };
  expect(dueNotices(event, at('2026-09-28T08:00:00Z'))).toEqual([]);
});
