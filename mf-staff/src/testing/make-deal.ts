import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import { fakeQuoteId } from './make-quote.ts';

export const makeDeal = (overrides: Partial<ListedDeal> = {}): ListedDeal => ({
  quoteId: fakeQuoteId,
  stage: 'option-1',
  venue: { slug: 'ternes', name: 'Comet Ternes', countryCode: 'FRA' },
  firstDay: '2027-01-19',
  lastDay: '2027-01-20',
  customer: { name: 'Claire Martin', companyName: 'Atelier Nord', email: 'claire@atelier-nord.example', phone: '+33142000000' },
  pax: 60,
  netPrice: 412_500,
  grossPrice: 495_000,
  createdAt: '2027-01-04T09:00:00Z',
  endsAt: '2027-01-11T09:00:00Z',
  ...overrides,
});
