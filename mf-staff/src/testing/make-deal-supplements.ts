import type { DealSupplements } from '@plenary/contracts/deal-supplements.schemas';
import { fakeQuoteId } from './make-quote.ts';

/** An add-on and a charge without VAT, agreed on since the quote; override what the test is about. */
export const makeDealSupplements = (overrides: Partial<DealSupplements> = {}): DealSupplements => ({
  dealId: fakeQuoteId,
  venueName: 'Comet Ternes',
  countryCode: 'FRA',
  days: ['2026-10-06'],
  customer: { name: 'Claire Martin', companyName: 'Atelier Nord' },
  supplements: [
    { id: 'facilitator', addon: 'facilitator', excludingVat: 41_200, includingVat: 49_440 },
    { id: 'c1', addon: null, label: 'Une heure de plus', excludingVat: 25_000, includingVat: null },
  ],
  agreedAt: '2026-09-20T08:00:00Z',
  quote: { excludingVat: 279_360, includingVat: 335_232 },
  added: { excludingVat: 41_200, includingVat: 49_440 },
  total: { excludingVat: 320_560, includingVat: 384_672 },
  untaxed: 25_000,
  hasUnpriced: false,
  ...overrides,
});
