import type { DealTerms } from '../deal-terms.ts';

const rungs = (...of: readonly (readonly [number, number])[]) => of.map(([minDays, percent]) => ({ minDays, percent }));

/** Terms as the product comes with them. */
export const makeTerms = (overrides: Partial<DealTerms> = {}): DealTerms => ({
  ...{ fromDay: '2026-01-01', revision: 1 },
  ...{ consentPercent: 5, consentRise: 50_000, depositRise: 5_000 },
  ...{ reductionPercent: 10, reductionDays: 8, postponeDays: 15, postponeMonths: 6, largeDeal: 2_500_000 },
  flexRungs: rungs([3, 0], [0, 100]),
  countries: {
    FRA: { guaranteeDays: 3, rungs: rungs([61, 0], [31, 30], [8, 50], [0, 100]), wholeFee: 'service' },
    BEL: { guaranteeDays: 7, rungs: rungs([31, 0], [15, 25], [8, 50], [3, 75], [0, 100]), wholeFee: 'service' },
    ESP: { guaranteeDays: 3, rungs: rungs([31, 0], [16, 25], [8, 50], [0, 100]), wholeFee: 'indemnity' },
  },
  ...overrides,
});
