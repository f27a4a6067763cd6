import fc from 'fast-check';
import { addDays } from '../calendar/calendar-day.ts';
import { makeTerms } from '../deal-terms/testing/make-terms.ts';
import { cancellationTermsOf } from '../prices/cancellation-terms.ts';
import { freePeople, freeSpreads, type Reduction, reductionFee } from './reduction-fee.ts';

// Lifecycle L25, L29.

const firstDay = '2027-03-28';
const terms = cancellationTermsOf({ countryCode: 'FRA', total: 400_000, terms: makeTerms() });
const free = { percent: 10, minDays: 8 };
const runs = { numRuns: Number(process.env.QUOTE_RUNS ?? 1000) };

/** A booking at 4,000 EUR that loses people worth 200 EUR ten days before. */
const makeReduction = (overrides: Partial<Reduction> = {}): Reduction => ({
  ...{ terms, lostByPeople: 20_000, lostFree: 0, lostOtherwise: 0 },
  vatBreakdown: [{ percent: 20, base: 20_000, amount: 4_000 }],
  ...{ receivedOn: addDays(firstDay, -10), firstDay, most: 400_000 },
  ...overrides,
});
const feeOf = (reduction: Reduction): number => reductionFee(reduction)?.feeExcludingVat ?? 0;
/** Of the ladder that goes with a booking of this size. */
const percentOn = (daysBefore: number): number => terms.rungs.find(({ minDays }) => minDays <= daysBefore)?.percent ?? 100;

describe('a tenth of the people', () => {
  const at = (daysBefore: number, people = 40, hadFree = false) =>
    freePeople({ free, people, hadFree, receivedOn: addDays(firstDay, -daysBefore), firstDay });

  it('stays away free of charge until eight days before, once', () => {
    expect([at(10), at(free.minDays), at(free.minDays - 1), at(10, 40, true)]).toEqual([4, 4, 0, 0]);
  });

  it('is rounded down to whole people', () => {
    expect([at(10, 19), at(10, 20), at(10, 9)]).toEqual([1, 2, 0]);
  });

  it('is taken off with its own value: the others cost the share of the ladder on that day', () => {
    const { base, percent, feeExcludingVat } = reductionFee(makeReduction({ lostByPeople: 80_000, lostFree: 45_000 })) ?? {};
    expect({ base, percent, feeExcludingVat }).toEqual({ base: 35_000, percent: percentOn(10), feeExcludingVat: 350 * percentOn(10) });
    expect(reductionFee(makeReduction({ lostByPeople: 80_000, lostFree: 80_000 }))).toBeUndefined();
  });

  it('is spread over the days that lose people, each of them first in turn', () => {
    expect(freeSpreads([3, -2, 5], 4)).toEqual([
      [3, 0, 1],
      [0, 0, 4],
    ]);
    expect(freeSpreads([3, 0, 5], 0)).toEqual([]);
  });
});

it('nothing given up costs nothing', () => {
  expect(reductionFee(makeReduction({ lostByPeople: 0 }))).toBeUndefined();
});

const anyReduction = fc
  .record({
    ...{ lostByPeople: fc.integer({ min: 0, max: 2_000_000 }), lostFree: fc.integer({ min: 0, max: 500_000 }) },
    lostOtherwise: fc.integer({ min: 0, max: 2_000_000 }),
    ...{ daysBefore: fc.integer({ min: -1, max: 120 }), most: fc.integer({ min: 0, max: 4_000_000 }) },
  })
  .map(({ daysBefore, ...rest }) =>
    makeReduction({
      ...rest,
      vatBreakdown: [{ percent: 20, base: Math.max(1, rest.lostByPeople + rest.lostOtherwise), amount: 0 }],
      receivedOn: addDays(firstDay, -daysBefore),
    }),
  );

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

test('a reduction costs no less where nobody stays away free of charge, later, or with more given up', () => {
  fc.assert(
    fc.property(anyReduction, fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 500_000 }), (reduction, later, more) => {
      const fee = feeOf(reduction);
      expect(feeOf({ ...reduction, lostFree: 0 })).toBeGreaterThanOrEqual(fee);
      expect(feeOf({ ...reduction, receivedOn: addDays(reduction.receivedOn, later) })).toBeGreaterThanOrEqual(fee);
      expect(feeOf({ ...reduction, lostOtherwise: reduction.lostOtherwise + more })).toBeGreaterThanOrEqual(fee);
    }),
    runs,
  );
});
