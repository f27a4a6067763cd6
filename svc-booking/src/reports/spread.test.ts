import fc from 'fast-check';
import { spreadOf } from './spread.ts';

// D21 of the desk.

const day = 86_400_000;

it('tells the median and the day by which nine of ten are through', () => {
  expect(spreadOf([5, 1, 3, 2, 4].map((days) => days * day))).toEqual({ count: 5, median: 3, ninetieth: 5 });
  expect(spreadOf(Array.from({ length: 20 }, (_, index) => index * day))).toEqual({ count: 20, median: 9.5, ninetieth: 17 });
  expect(spreadOf([0.26, 0.26, 0.26, 0.26, 0.26].map((days) => days * day))).toMatchObject({ median: 0.3 });
});

it('tells nothing of fewer than five', () => {
  for (const count of [0, 4]) expect(spreadOf(Array.from({ length: count }, () => day))).toEqual({ count, median: null, ninetieth: null });
});

test('half of the spans at most are above the median, and a tenth above the ninetieth, in whatever order they come', () => {
  const spans = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 5, maxLength: 60 });
  fc.assert(
    fc.property(spans, (days) => {
      const { count, median, ninetieth } = spreadOf(days.map((one) => one * day));
      const above = (limit: number | null) => days.filter((one) => one > (limit ?? 0)).length;
      expect(above(median)).toBeLessThanOrEqual(count / 2);
      expect(above(ninetieth)).toBeLessThanOrEqual(count / 10);
      expect(spreadOf(days.toReversed().map((one) => one * day))).toEqual({ count, median, ninetieth });
    }),
  );
});
