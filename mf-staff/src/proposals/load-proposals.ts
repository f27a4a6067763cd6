import type { DiscountLimits } from '@plenary/contracts/discount-limits.schemas';
import type { WholeProposal } from '@plenary/contracts/proposal-approvals.schemas';
import { type ApprovalState, approvalStates } from '@plenary/contracts/proposals-terms';
import { currentPlatform } from '@plenary/platform';
import { type Approval, fetchApprovals, fetchLimits, fetchProposal } from './approvals-api.ts';

export interface ProposalsData {
  state: ApprovalState;
  approvals: Approval[];
}

/** Proposals and changes of the state that the address names; those that wait without. */
export const loadProposals = async ({ request }: { request: Request }): Promise<ProposalsData> => {
  const named = new URL(request.url).searchParams.get('state');
  const state = approvalStates.find((one) => one === named) ?? 'to-approve';
  return { state, approvals: await fetchApprovals(state, request.signal) };
};

interface ProposalArgs {
  params: { proposalId?: string };
  request: Request;
}

export const loadProposal = ({ params: { proposalId = '' }, request }: ProposalArgs): Promise<WholeProposal> =>
  fetchProposal(proposalId, currentPlatform().language, request.signal);

export const loadLimits = ({ request }: { request: Request }): Promise<DiscountLimits> => fetchLimits(request.signal);
