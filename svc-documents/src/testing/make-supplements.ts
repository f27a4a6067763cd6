import type { DealSupplements } from '@plenary/contracts/deal-supplements.schemas';

/** An add-on with its VAT on a quote of two days; override what the test is about. */
export const makeSupplements = (overrides: Partial<DealSupplements> = {}): DealSupplements => ({
  dealId: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e01',
  venueName: 'Comet Ternes',
  countryCode: 'FRA',
  days: ['2027-01-19', '2027-01-20'],
  customer: { name: 'Claire Martin', companyName: 'Atelier Nord' },
  supplements: [{ id: 'facilitator', addon: 'facilitator', excludingVat: 41_200, includingVat: 49_440 }],
  agreedAt: '2027-01-05T09:00:00Z',
  quote: { excludingVat: 542_110, includingVat: 631_558 },
  added: { excludingVat: 41_200, includingVat: 49_440 },
  total: { excludingVat: 583_310, includingVat: 680_998 },
  untaxed: 0,
  hasUnpriced: false,
  ...overrides,
});

/** The same with a charge whose VAT is not known, and an add-on without a price. */
export const openSupplements = (): DealSupplements =>
  makeSupplements({
    supplements: [
      ...makeSupplements().supplements,
      { id: 'c1', addon: null, label: 'Une heure de plus <b>', excludingVat: 25_000, includingVat: null },
      { id: 'wellness', addon: 'wellness', excludingVat: null, includingVat: null },
    ],
    untaxed: 25_000,
    hasUnpriced: true,
  });
