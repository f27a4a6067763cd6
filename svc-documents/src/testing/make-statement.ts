import type { CancellationStatement } from '@plenary/contracts/cancellation.schemas';

export const statementDealId = '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e01';

/** A booking cancelled four days before, its fee lowered; override what the test is about. */
export const makeStatement = (overrides: Partial<CancellationStatement> = {}): CancellationStatement => ({
  dealId: statementDealId,
  cancelledAt: '2027-01-15T09:00:00Z',
  by: 'customer',
  reason: 'budget',
  note: '<b>Report</b>',
  onBehalf: false,
  fee: {
    ...{ receivedOn: '2027-01-15', daysBefore: 4, base: 542_110, percent: 100, kind: 'service' },
    waived: { from: 542_110, reason: 'resold' },
    feeExcludingVat: 300_000,
    vatBreakdown: [
      { percent: 20, base: 195_000, amount: 39_000 },
      { percent: 10, base: 105_000, amount: 10_500 },
    ],
    vat: 49_500,
    feeIncludingVat: 349_500,
  },
  agreedExcludingVat: 542_110,
  agreedIncludingVat: 631_558,
  customer: { name: 'Claire Martin', companyName: 'Atelier Nord' },
  venueName: 'Comet Ternes',
  countryCode: 'FRA',
  days: ['2027-01-19', '2027-01-20'],
  ...overrides,
});
