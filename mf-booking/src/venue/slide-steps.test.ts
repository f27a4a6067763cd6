import fc from 'fast-check';
import { step, stepOfKey, stepOfSwipe } from './slide-steps.ts';

// Covers B-P06–B-P14.

test('after the last picture comes the first, before the first the last', () => {
  expect(step(4, 1, 5)).toBe(0);
  expect(step(0, -1, 5)).toBe(4);
  expect(step(0, 1, 1)).toBe(0);
});

test('a step on and a step back end where they began, always at a picture', () => {
  const place = fc
    .integer({ min: 1, max: 60 })
    .chain((total) => fc.tuple(fc.nat(total - 1), fc.constant(total), fc.integer({ min: -99, max: 99 })));
  fc.assert(
    fc.property(place, ([index, total, by]) => {
      const moved = step(index, by, total);
      expect(moved).toBeGreaterThanOrEqual(0);
      expect(moved).toBeLessThan(total);
      expect(step(moved, -by, total)).toBe(index);
    }),
  );
});

test('a swipe past 50 px changes the picture, one up to it or along the page does not', () => {
  expect([stepOfSwipe(-51, 0), stepOfSwipe(51, 10)]).toEqual([1, -1]);
  expect([stepOfSwipe(-50, 0), stepOfSwipe(50, 0), stepOfSwipe(-60, 90)]).toEqual([0, 0, 0]);
});

test('only the arrow keys step', () => {
  expect(['ArrowRight', 'ArrowLeft', 'ArrowUp', 'a'].map(stepOfKey)).toEqual([1, -1, 0, 0]);
});
