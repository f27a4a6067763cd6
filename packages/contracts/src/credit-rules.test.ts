import fc from 'fast-check';
import { creditsOf, showsCredits } from './credit-rules.ts';
import { creditModes, productModes } from './deployment-terms.ts';

// Covers B-D11–B-D13.

it.each([
  // total in cents, unit price in cents, tax in percent, sponsor's credits → credits
  [0, 100, 0, 0, 0],
  [1, 100, 0, 0, 1],
  [100, 100, 0, 0, 1],
  [101, 100, 0, 0, 2],
  [100, 100, 20, 0, 2],
  [250_000, 100, 20, 0, 3_000],
  [250_001, 100, 20, 0, 3_001],
  [250_000, 2_500, 0, 0, 100],
  [250_000, 2_500, 20, 0, 120],
  [250_000, 2_500, 20, 15, 105],
  [250_000, 2_501, 20, 15, 105],
  [1_000, 100, 5.5, 0, 11],
  [100_000, 100, 5.5, 0, 1_055],
  [100_000, 100, 0.29, 0, 1_003],
  [2_500, 2_500, 20, 2, 0],
  [2_500, 2_500, 20, 9, 0],
  [0, 2_500, 20, 9, 0],
])(
  '%i cents at %i cents a credit, %f %% of tax and %i credits of the sponsor are %i credits',
  (total, unitPrice, creditTaxRate, sponsorCredit, credits) => {
    expect(creditsOf(total, { unitPrice, creditTaxRate, sponsorCredit })).toBe(credits);
  },
);

it.each([-1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER])('%f is no amount of cents', (total) => {
  expect(() => creditsOf(total, { unitPrice: 100, creditTaxRate: 20, sponsorCredit: 0 })).toThrow(RangeError);
});

describe('under any terms', () => {
  const total = fc.integer({ min: 0, max: 1_000_000_000 });
  const terms = fc.record({
    unitPrice: fc.integer({ min: 1, max: 10_000_000 }),
    creditTaxRate: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
    sponsorCredit: fc.integer({ min: 0, max: 100_000 }),
  });
  const runs = { numRuns: 2_000 };

  it('the credits and the sponsor’s pay the price with its tax, and one credit fewer would not', () => {
    fc.assert(
      fc.property(total, terms, (cents, { sponsorCredit, ...rest }) => {
        const credits = BigInt(creditsOf(cents, { ...rest, sponsorCredit: 0 }));
        const due = BigInt(cents) * BigInt(10_000 + Math.round(rest.creditTaxRate * 100));
        const worth = (count: bigint) => count * BigInt(rest.unitPrice) * 10_000n;
        expect(worth(credits) >= due).toBe(true);
        expect(credits === 0n ? due === 0n : worth(credits - 1n) < due).toBe(true);
        expect(creditsOf(cents, { ...rest, sponsorCredit })).toBe(Math.max(0, Number(credits) - sponsorCredit));
      }),
      runs,
    );
  });

  it('a dearer booking never takes fewer credits, and two booked apart never fewer than both at once', () => {
    fc.assert(
      fc.property(total, total, terms, (one, more, every) => {
        expect(creditsOf(one + more, every)).toBeGreaterThanOrEqual(creditsOf(one, every));
        const own = { ...every, sponsorCredit: 0 };
        expect(creditsOf(one, own) + creditsOf(more, own)).toBeGreaterThanOrEqual(creditsOf(one + more, own));
      }),
      runs,
    );
  });
});

it('credits are shown if a balance pays, or if the product shows prices in them', () => {
  const shown = creditModes.flatMap((creditMode) =>
    productModes.flatMap((productMode) => (showsCredits({ creditMode, productMode }) ? [`${creditMode} ${productMode}`] : [])),
  );
  expect(shown).toEqual([
    'COMPANY TEAMWORK',
    ...['USER HOSPITALITY', 'USER WORKPLACES', 'USER TEAMWORK'],
    ...['TEAMWORK HOSPITALITY', 'TEAMWORK WORKPLACES', 'TEAMWORK TEAMWORK'],
  ]);
});
