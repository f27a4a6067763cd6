import type { PlanningBooking } from '@plenary/contracts/planning.schemas';
import { mintBooking } from '../testing/mint-planning.ts';
import { slotAt, slotIndex } from './board-slots.ts';

const claim = (bookingId: string, rank: number) => ({ roomId: 'A', day: '2026-10-06', half: 'AM' as const, rank, bookingId });
const slotOf = (claims: ReturnType<typeof claim>[], bookings: PlanningBooking[], isClosed = false) =>
  slotAt(slotIndex({ claims, bookings }), { roomId: 'A', day: '2026-10-06', half: 'AM', isClosed });

const first = mintBooking({ id: '00000000-0000-4000-8000-000000000001' });
const second = mintBooking({ id: '00000000-0000-4000-8000-000000000002', rank: 2 });
const confirmed = mintBooking({ id: '00000000-0000-4000-8000-000000000003', status: 'confirmed', expiresAt: null });

test('a slot without a claim is free, or closed on a closed day', () => {
  expect(slotOf([], []).state).toBe('free');
  expect(slotOf([], [], true).state).toBe('closed');
});

test('one option makes it Option1, one behind it Option2, the first in front', () => {
  expect(slotOf([claim(first.id, 1)], [first])).toEqual({ state: 'option1', bookings: [first] });
  expect(slotOf([claim(second.id, 2), claim(first.id, 1)], [second, first])).toEqual({ state: 'option2', bookings: [first, second] });
});

test('a confirmed booking is shown over any other state, on a closed day too', () => {
  expect(slotOf([claim(confirmed.id, 1)], [confirmed], true).state).toBe('confirmed');
});

test('a claim of a booking that is not known shows nothing', () => {
  expect(slotOf([claim(first.id, 1)], []).state).toBe('free');
});
