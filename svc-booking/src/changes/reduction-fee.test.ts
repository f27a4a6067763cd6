import fc from 'fast-check';
import { addDays } from '../calendar/calendar-day.ts';
import { makeTerms } from '../deal-terms/testing/make-terms.ts';
import { cancellationTermsOf } from '../prices/cancellation-terms.ts';
import { type Reduction, reductionFee } from './reduction-fee.ts';

// Lifecycle L25, L29.

const firstDay = '2027-03-28';
const terms = cancellationTermsOf({ countryCode: 'FRA', total: 400_000, terms: makeTerms() });
const free = { percent: 10, minDays: 8 };
const runs = { numRuns: Number(process.env.QUOTE_RUNS ?? 1000) };

/** Forty people of a booking at 4,000 EUR, two of whom stay away ten days before. */
const makeReduction = (overrides: Partial<Reduction> = {}): Reduction => ({
  ...{ terms, free },
  ...{ peopleBefore: 40, peopleAfter: 38, lostByPeople: 20_000, lostOtherwise: 0 },
  vatBreakdown: [{ percent: 20, base: 20_000, amount: 4_000 }],
  ...{ receivedOn: addDays(firstDay, -10), firstDay, hadFree: false, most: 400_000 },
  ...overrides,
});
const feeOf = (reduction: Reduction): number => reductionFee(reduction)?.feeExcludingVat ?? 0;
/** Of the ladder that goes with a booking of this size. */
const percentOn = (daysBefore: number): number => terms.rungs.find(({ minDays }) => minDays <= daysBefore)?.percent ?? 100;

describe('a tenth of the people', () => {
  it('stays away free of charge until eight days before, once', () => {
    expect(feeOf(makeReduction({ peopleAfter: 36 }))).toBe(0);
    expect(feeOf(makeReduction({ peopleAfter: 36, receivedOn: addDays(firstDay, -free.minDays) }))).toBe(0);
    expect(feeOf(makeReduction({ peopleAfter: 36, receivedOn: addDays(firstDay, 1 - free.minDays) }))).toBeGreaterThan(0);
    expect(feeOf(makeReduction({ peopleAfter: 36, hadFree: true }))).toBeGreaterThan(0);
  });

  it('is rounded down to whole people', () => {
    expect(feeOf(makeReduction({ peopleBefore: 19, peopleAfter: 18 }))).toBe(0);
    expect(feeOf(makeReduction({ peopleBefore: 19, peopleAfter: 17 }))).toBeGreaterThan(0);
    expect(feeOf(makeReduction({ peopleBefore: 9, peopleAfter: 8 }))).toBeGreaterThan(0);
  });

  it('is taken off those who stay away: the others cost the share of the ladder on that day', () => {
    const { base, percent, feeExcludingVat } = reductionFee(makeReduction({ peopleAfter: 32, lostByPeople: 80_000 })) ?? {};
    expect({ base, percent, feeExcludingVat }).toEqual({ base: 40_000, percent: percentOn(10), feeExcludingVat: 400 * percentOn(10) });
  });
});

it('nothing given up costs nothing, nor do more people', () => {
  expect(reductionFee(makeReduction({ peopleAfter: 45, lostByPeople: 0 }))).toBeUndefined();
  expect(reductionFee(makeReduction({ peopleAfter: 40, lostByPeople: 0 }))).toBeUndefined();
});

const anyReduction = fc
  .record({
    ...{ peopleBefore: fc.integer({ min: 1, max: 400 }), fewer: fc.integer({ min: 0, max: 400 }) },
    ...{ price: fc.integer({ min: 0, max: 20_000 }), lostOtherwise: fc.integer({ min: 0, max: 2_000_000 }) },
    ...{ daysBefore: fc.integer({ min: -1, max: 120 }), hadFree: fc.boolean(), most: fc.integer({ min: 0, max: 4_000_000 }) },
  })
  .map(({ fewer, price, daysBefore, ...rest }) => {
    const gone = Math.min(fewer, rest.peopleBefore);
    return makeReduction({
      ...rest,
      peopleAfter: rest.peopleBefore - gone,
      lostByPeople: gone * price,
      vatBreakdown: [{ percent: 20, base: Math.max(1, gone * price + rest.lostOtherwise), amount: 0 }],
      receivedOn: addDays(firstDay, -daysBefore),
    });
  });

test('a reduction never costs more than what it gives up, nor more than may still be due of the deal', () => {
  fc.assert(
    fc.property(anyReduction, (reduction) => {
      const fee = feeOf(reduction);
      expect(fee).toBeGreaterThanOrEqual(0);
      expect(fee).toBeLessThanOrEqual(Math.min(reduction.lostByPeople + reduction.lostOtherwise, reduction.most));
    }),
    runs,
  );
});

test('a reduction costs no less where the free one was had, later, or with more given up', () => {
  fc.assert(
    fc.property(anyReduction, fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 500_000 }), (reduction, later, more) => {
      const fee = feeOf(reduction);
      expect(feeOf({ ...reduction, hadFree: true })).toBeGreaterThanOrEqual(fee);
      expect(feeOf({ ...reduction, receivedOn: addDays(reduction.receivedOn, later) })).toBeGreaterThanOrEqual(fee);
      expect(feeOf({ ...reduction, lostOtherwise: reduction.lostOtherwise + more })).toBeGreaterThanOrEqual(fee);
    }),
    runs,
  );
});
