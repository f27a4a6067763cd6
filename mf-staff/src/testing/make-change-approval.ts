import type { WholeWaitingChange } from '@plenary/contracts/change-approvals.schemas';
import { makeChangePreview, makeChangeSide } from './make-change.ts';
import { louis } from './make-proposal.ts';
import { fakeQuoteId } from './make-quote.ts';

export const fakeApprovalId = '5e5e3c9e-51a4-4f0e-8a30-6f1f2f0f9d07';

/** A change by Louis Arnaud with a discount of 20 %, which its reader may not decide on. */
export const makeChangeApproval = (overrides: Partial<WholeWaitingChange> = {}): WholeWaitingChange => ({
  approvalId: fakeApprovalId,
  dealId: fakeQuoteId,
  state: 'to-approve',
  revision: 1,
  createdAt: '2027-01-10T09:30:00Z',
  author: louis,
  customer: { name: 'Claire Martin', companyName: 'Atelier Nord' },
  venue: { slug: 'ternes', name: 'Comet Ternes', countryCode: 'FRA' },
  ...{ firstDay: '2026-10-06', lastDay: '2026-10-06', pax: 25 },
  totalExcludingVatPrice: 2_500_00,
  discountPercent: 20,
  mayDecide: false,
  ...{ decidedBy: null, decidedAt: null, reason: '' },
  before: makeChangeSide('2026-10-06', 24),
  after: makeChangeSide('2026-10-06', 25),
  consent: 'Claire au téléphone',
  preview: makeChangePreview({ discountPercent: 20 }),
  ownLimit: 10,
  ...overrides,
});
