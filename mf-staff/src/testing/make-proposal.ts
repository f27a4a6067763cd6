import type { DiscountLimits } from '@plenary/contracts/discount-limits.schemas';
import type { WholeProposal } from '@plenary/contracts/proposal-approvals.schemas';
import { makeBookedQuote } from './make-quote.ts';

export const fakeProposalId = '5e5e3c9e-51a4-4f0e-8a30-6f1f2f0f9d05';
export const louis = { userId: '11111111-1111-4111-8111-111111111114', email: 'louis@comet.example', name: 'Louis Arnaud' };

/** A proposal of Louis Arnaud with a discount of 20 %, which its reader may not decide on. */
export const makeProposal = (overrides: Partial<WholeProposal> = {}): WholeProposal => ({
  proposalId: fakeProposalId,
  state: 'to-approve',
  revision: 1,
  createdAt: '2027-01-11T09:30:00Z',
  author: louis,
  customer: { name: 'Claire Martin', companyName: 'Atelier Nord' },
  venue: { slug: 'ternes', name: 'Comet Ternes', countryCode: 'FRA' },
  ...{ firstDay: '2027-02-16', lastDay: '2027-02-16', pax: 50 },
  totalExcludingVatPrice: 2_793_60,
  discountPercent: 20,
  mayDecide: false,
  ...{ decidedBy: null, decidedAt: null, reason: '', quoteId: null },
  lines: [{ label: 'Nef avec scène', day: '2027-02-16', quantity: 1, unitPrice: 4_500_00, vatKind: 'service', discountPercent: 20 }],
  validDays: 14,
  priced: { demand: makeBookedQuote().quote, validUntil: '2027-01-25T09:30:00Z' },
  ownLimit: 10,
  ...overrides,
});

export const makeLimits = (): DiscountLimits => ({
  versions: [
    { from: '2027-03-01', staff: 12, admin: 30, revision: 1, changedBy: louis, changedAt: '2027-01-11T09:30:00Z' },
    { from: '2026-01-01', staff: 10, admin: 25, revision: 1, changedBy: null, changedAt: null },
  ],
  today: '2027-01-12',
});
