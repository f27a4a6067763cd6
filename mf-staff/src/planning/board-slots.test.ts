import type { Block } from '@plenary/contracts/blocks.schemas';
import type { PlanningBooking } from '@plenary/contracts/planning.schemas';
import { makeBlock } from '../testing/make-block.ts';
import { makeBooking } from '../testing/make-planning.ts';
import { barLength, blockedSlots, type Slot, slotAt, slotIndex } from './board-slots.ts';

const claim = (bookingId: string, rank: number) => ({ roomId: 'A', day: '2026-10-06', half: 'AM' as const, rank, bookingId });
const slotOf = (claims: ReturnType<typeof claim>[], bookings: PlanningBooking[], isClosed = false, blocks: Block[] = []) =>
  slotAt(slotIndex({ claims, bookings }), { roomId: 'A', day: '2026-10-06', half: 'AM', isClosed, blocked: blockedSlots(blocks) });

const first = makeBooking({ id: '00000000-0000-4000-8000-000000000001' });
const second = makeBooking({ id: '00000000-0000-4000-8000-000000000002', rank: 2 });
const confirmed = makeBooking({ id: '00000000-0000-4000-8000-000000000003', status: 'confirmed', expiresAt: null });

test('a slot without a claim is free, or closed on a closed day', () => {
  expect(slotOf([], []).state).toBe('free');
  expect(slotOf([], [], true).state).toBe('closed');
});

test('a block is shown with its reason on the slots that it holds, on a closed day too, and on no other', () => {
  const block = makeBlock({ held: [{ roomId: 'A', day: '2026-10-06', half: 'AM' }] });
  expect(slotOf([], [], true, [block])).toEqual({ state: 'blocked', bookings: [], reason: block.reason });
  expect(slotOf([], [], false, [makeBlock({ held: [{ roomId: 'A', day: '2026-10-06', half: 'PM' }] })]).state).toBe('free');
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

test('a bar goes on while the same bookings hold the halves in the same state', () => {
  const held = (state: Slot['state'], ...bookings: PlanningBooking[]): Slot => ({ state, bookings });
  const lengths = (...slots: (Slot | undefined)[]) => slots.map((_, place) => barLength(slots, place));
  expect(lengths(held('confirmed', first), held('confirmed', first), held('free'))).toEqual([2, 0, 1]);
  expect(lengths(held('option1', first), held('option1', second), held('option1', second))).toEqual([1, 2, 0]);
  expect(lengths(held('option1', first), held('option2', first, second), held('option1', first))).toEqual([1, 1, 1]);
  expect(
    lengths({ ...held('blocked'), reason: 'Paint' }, { ...held('blocked'), reason: 'Paint' }, { ...held('blocked'), reason: 'Leak' }),
  ).toEqual([2, 0, 1]);
  expect(lengths(undefined, undefined, held('confirmed', first))).toEqual([1, 1, 1]);
});
