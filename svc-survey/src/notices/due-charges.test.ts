import type { KeptCharge } from '../events/event-record.ts';
import { eventRecordOf } from '../events/event-record-of.ts';
import { makeBooking } from '../testing/make-booking.ts';
import { dueCharges } from './due-charges.ts';

const at = (text: string) => Date.parse(text);
const charge = (id: string, rest: Partial<KeptCharge>): KeptCharge => ({
  id,
  label: 'Micro',
  excludingVat: 4_000,
  state: 'proposed',
  ...rest,
});
const dueAt = (now: string, charges: readonly KeptCharge[], savedAt: number | null = null) => {
  const record = { ...eventRecordOf(makeBooking()), charges };
  const event = { record, endDay: '2026-10-06', savedAt, createdAt: at('2026-08-01T10:00:00Z') };
  return dueCharges(event, at(now)).map(({ id }) => id);
};

it.each([
  ['2026-09-17T13:59:59Z', []],
  ['2026-09-17T14:00:00Z', ['waiting']],
  ['2026-09-18T05:59:00Z', []],
  ['2026-09-18T06:00:00Z', ['waiting']],
  ['2026-10-06T21:59:00Z', ['waiting']],
  ['2026-10-06T22:00:00Z', []],
])('at %s charges proposed on 14 September at 14:00 are due: %j, in the time of the venue', (now, due) => {
  const proposedAt = at('2026-09-14T14:00:00Z');
  const answered = (['agreed', 'refused', 'withdrawn'] as const).map((state) => charge(state, { state, proposedAt }));
  expect(dueAt(now, [...answered, charge('waiting', { proposedAt }), charge('later', { proposedAt: at('2026-10-05T14:00:00Z') })])).toEqual(
    due,
  );
});

it('counts from the survey’s saving if its instant is unknown', () => {
  const savedAt = at('2026-09-20T10:00:00Z');
  expect(dueAt('2026-09-23T09:59:00Z', [charge('old', {})], savedAt)).toEqual([]);
  expect(dueAt('2026-09-23T10:00:00Z', [charge('old', {})], savedAt)).toEqual(['old']);
});
