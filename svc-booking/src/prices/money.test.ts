import fc from 'fast-check';
import { hundredths, percentOf, splitByShare } from './money.ts';

const cents = fc.integer({ min: 0, max: 10_000_000_000 });
/** Every percentage of two decimals, with the float error that dividing leaves in it. */
const percent = fc.integer({ min: 0, max: 10_000 }).map((whole) => whole / 100);

test.each([
  [1, 50, 1],
  [1, 49.99, 0],
  [3, 50, 2],
  [150, 33, 50],
  [150, 1.67, 3],
  [10_050, 5.5, 553],
  [100, 2.5, 3],
  [101, 99.5, 100],
  [0, 20, 0],
  [12_345, 0, 0],
  [12_345, 100, 12_345],
  [290_000, 0.29, 841],
])('%i cents at %d %% are %i', (amount, rate, expected) => {
  expect(percentOf(amount, rate)).toBe(expected);
});

test('a percentage of cents is rounded half up, exactly', () => {
  fc.assert(
    fc.property(cents, percent, (amount, rate) => {
      const twice = 2n * BigInt(amount) * BigInt(Math.round(rate * 100));
      expect(BigInt(percentOf(amount, rate))).toBe((twice + 10_000n) / 20_000n);
    }),
    { numRuns: 5000 },
  );
});

test.each([
  [101, 50, { share: 50, remainder: 51 }],
  [101, 60, { share: 61, remainder: 40 }],
  [101, 40, { share: 40, remainder: 61 }],
  [100, 33.33, { share: 33, remainder: 67 }],
  [1, 0, { share: 0, remainder: 1 }],
  [1, 100, { share: 1, remainder: 0 }],
  [1, 50.01, { share: 1, remainder: 0 }],
])('%i cents of which %d %% are split into %j', (amount, share, parts) => {
  expect(splitByShare(amount, share)).toEqual(parts);
});

test('the parts of a split add up, are never negative, and only the larger is ever more than its due, by less than a cent', () => {
  fc.assert(
    fc.property(cents, percent, (amount, sharePercent) => {
      const { share, remainder } = splitByShare(amount, sharePercent);
      expect(share + remainder).toBe(amount);
      expect(Math.min(share, remainder)).toBeGreaterThanOrEqual(0);
      const due = BigInt(amount) * BigInt(hundredths(sharePercent));
      const excess = BigInt(share) * 10_000n - due;
      expect(excess > -10_000n && excess < 10_000n).toBe(true);
      if (sharePercent > 50) expect(excess >= 0n).toBe(true);
      else expect(excess <= 0n).toBe(true);
    }),
    { numRuns: 5000 },
  );
});

test.each([-1, 100.01, 12.345, Number.NaN, Number.POSITIVE_INFINITY])('%d is no percentage', (rate) => {
  expect(() => percentOf(100, rate)).toThrow(RangeError);
});

test.each([-1, 0.5, Number.NaN, 2 ** 50])('%d is no amount of cents', (amount) => {
  expect(() => percentOf(amount, 20)).toThrow(RangeError);
  expect(() => splitByShare(amount, 20)).toThrow(RangeError);
});
