import { makeSignature } from '../testing/make-booking.ts';
import { makeDetails } from '../testing/make-events.ts';
import { makeGuestList } from '../testing/make-guests.ts';
import { toDosOf } from './to-dos.ts';

const deposit = { ...(makeSignature().deposit as NonNullable<ReturnType<typeof makeSignature>['deposit']>), dueOn: '2026-11-29' };
const guests = makeGuestList({ guests: [] });
const today = '2026-11-24';
const charge = { id: 'c', addon: null, label: 'Une heure', excludingVat: 1, includingVat: null };

it('what is to be done is told soonest first, with the last day for each', () => {
  expect(toDosOf({ event: makeDetails(), change: null, deposit, received: 0, guests, today })).toEqual([
    { kind: 'deposit', until: '2026-11-29' },
    { kind: 'logistics', until: '2027-01-15' },
    { kind: 'guests', until: '2027-01-18' },
  ]);
});

it('a proposed supplement comes first, and three at most are shown', () => {
  const event = makeDetails({ proposedCharges: [charge] });
  expect(toDosOf({ event, change: null, deposit, received: 0, guests, today }).map(({ kind }) => kind)).toEqual([
    'charges',
    'deposit',
    'logistics',
  ]);
});

it.each([
  ['a deposit whose last day is over', { today: '2026-11-30' }, 'deposit'],
  ['a deposit that was received', { received: deposit.amount }, 'deposit'],
  ['a deposit that is not due', { deposit: undefined }, 'deposit'],
  ['answers that are saved', { event: makeDetails({ status: 'DONE' }) }, 'logistics'],
  ['answers that staff check', { event: makeDetails({ status: 'WAITING_COMET_VALIDATION' }) }, 'logistics'],
  ['a survey that is closed', { event: makeDetails({ isLogOk: true }) }, 'logistics'],
  ['a survey in preparation', { event: makeDetails({ hasCustomerSurvey: false }) }, 'logistics'],
  ['guests where there are none to have', { guests: 'none' as const }, 'guests'],
  ['guests that cannot be asked for', { guests: 'unknown' as const }, 'guests'],
  ['a list that no longer changes', { guests: makeGuestList({ guests: [], isClosed: true }) }, 'guests'],
])('%s is nothing to do', (_, known, kind) => {
  expect(
    toDosOf({ event: makeDetails(), change: null, deposit, received: 0, guests, today, ...known }).map((toDo) => toDo.kind),
  ).not.toContain(kind);
});

it('an event that is over asks for nothing', () => {
  expect(
    toDosOf({ event: makeDetails({ isPast: true, proposedCharges: [charge] }), change: null, deposit, received: 0, guests, today }),
  ).toEqual([]);
});

it('a change that waits for an answer stands with its last day at the venue', () => {
  const change = { offeredUntil: '2026-11-25T23:30:00Z' };
  const [first] = toDosOf({ event: makeDetails({ timeZone: 'Europe/Paris' }), change, deposit, received: 0, guests, today });
  expect(first).toEqual({ kind: 'change', until: '2026-11-26' });
});
