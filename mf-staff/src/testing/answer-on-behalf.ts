import * as changeApprovals from '@plenary/contracts/change-approvals.endpoints';
import * as customers from '@plenary/contracts/customers.endpoints';
import * as dealTerms from '@plenary/contracts/deal-terms.endpoints';
import * as limits from '@plenary/contracts/discount-limits.endpoints';
import * as onBehalf from '@plenary/contracts/on-behalf.endpoints';
import * as approvals from '@plenary/contracts/proposal-approvals.endpoints';
import * as proposals from '@plenary/contracts/proposals.endpoints';
import * as vatRates from '@plenary/contracts/vat-rates.endpoints';
import type { Fake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { fakeApprovalId, makeChangeApproval } from './make-change-approval.ts';
import { fakeCustomerId, makeCustomer } from './make-customer.ts';
import { makeDealTerms, makeVatRates } from './make-deal-terms.ts';
import { fakeProposalId, makeLimits, makeProposal } from './make-proposal.ts';
import { fakeQuoteId, makeBookedQuote } from './make-quote.ts';

/** Fake customers, for whom a venue is free at a price. */
export const answerOnBehalf = ({ answer }: Pick<Fake, 'answer'>) => {
  answer(customers.findCustomers, ({ query: { search } }) => ({
    customers: 'claire martin atelier-nord.example'.includes(search.toLowerCase()) ? [makeCustomer()] : [],
  }));
  answer(customers.getCustomer, ({ params: { userId } }) => (userId === fakeCustomerId ? makeCustomer() : refuse('not-found')));
  answer(customers.addCustomer, ({ body: { reason: _, ...body } }) =>
    makeCustomer({ ...body, userId: fakeCustomerId, state: 'pending', percent: null }),
  );
  const { demandId } = makeBookedQuote().quote;
  answer(onBehalf.checkAvailabilityFor, () => ({
    type: 'available' as const,
    price: { type: 'standard' as const, amount: 2_793_60 },
    demandId,
    optionRank: 1,
  }));
  answer(onBehalf.priceDemandFor, () => ({ priced: makeBookedQuote().quote, unavailable: ['wellness' as const] }));
  answer(proposals.previewProposal, () => ({ priced: makeBookedQuote().quote, validUntil: '2027-01-16T23:00:00.000Z' }));
  answer(proposals.listCatalogue, () => ({
    offers: [
      { code: 'AMPM' as const, day: '2027-01-19', description: 'Forfait journée', unitPrice: 95_00 },
      { code: 'Petite' as const, duration: 'AM' as const, day: '2027-01-19', description: 'Petite salle, matin', unitPrice: 120_00 },
    ],
  }));
  answer(proposals.sendProposal, () => ({ quoteId: fakeQuoteId }));
  answer(proposals.withdrawQuote, () => undefined);
  answer(approvals.submitProposal, () => ({ proposalId: fakeProposalId }));
  answer(approvals.listProposals, ({ query: { state } }) => ({ proposals: state === 'to-approve' ? [makeProposal()] : [] }));
  answer(approvals.getProposal, ({ params: { proposalId } }) => (proposalId === fakeProposalId ? makeProposal() : refuse('not-found')));
  answer(approvals.approveProposal, () => makeProposal({ state: 'sent', quoteId: fakeQuoteId }));
  answer(approvals.refuseProposal, ({ body: { reason } }) => makeProposal({ state: 'refused', reason }));
  answer(approvals.withdrawProposal, () => makeProposal({ state: 'withdrawn' }));
  answer(changeApprovals.submitChange, () => ({ approvalId: fakeApprovalId }));
  answer(changeApprovals.listChangeApprovals, () => ({ changes: [] }));
  answer(changeApprovals.getChangeApproval, ({ params: { approvalId } }) =>
    approvalId === fakeApprovalId ? makeChangeApproval() : refuse('not-found'),
  );
  answer(changeApprovals.approveChange, () => makeChangeApproval({ state: 'sent' }));
  answer(changeApprovals.refuseChange, ({ body: { reason } }) => makeChangeApproval({ state: 'refused', reason }));
  answer(changeApprovals.takeBackChange, () => makeChangeApproval({ state: 'withdrawn' }));
  answer(limits.getDiscountLimits, () => makeLimits());
  answer(limits.changeDiscountLimits, () => makeLimits());
  answer(dealTerms.getDealTerms, () => makeDealTerms());
  answer(dealTerms.changeDealTerms, () => makeDealTerms());
  answer(vatRates.getVatRates, () => makeVatRates());
  answer(vatRates.changeVatRates, () => makeVatRates());
  answer(onBehalf.createQuoteFor, () => ({ quoteId: fakeQuoteId }));
  answer(onBehalf.placeOptionFor, () => ({
    ...{ optionId: '00000000-0000-4000-8000-000000000001', rank: 1, expiresAt: '2026-09-21T08:00:00Z' },
  }));
};
