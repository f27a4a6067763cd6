import type { WaitingChange } from '@plenary/contracts/change-approvals.schemas';
import * as limits from '@plenary/contracts/discount-limits.endpoints';
import type { DiscountLimits } from '@plenary/contracts/discount-limits.schemas';
import * as contract from '@plenary/contracts/proposal-approvals.endpoints';
import type { WaitingProposal, WholeProposal } from '@plenary/contracts/proposal-approvals.schemas';
import type { ApprovalState } from '@plenary/contracts/proposals-terms';
import type { Language } from '@plenary/contracts/vocabulary';
import { call } from '../call.ts';
import { fetchChangeApprovals } from '../changes/approvals-api.ts';
import { paths } from '../paths.ts';
import type { Proposal } from './api.ts';

export const submitProposal = (
  userId: string,
  body: Proposal & { totalExcludingVatPrice: number },
  idempotencyKey: string,
): Promise<{ proposalId: string }> => call(contract.submitProposal, { params: { userId }, body }, { idempotencyKey });

export type Approval = WaitingProposal | WaitingChange;

export const approvalId = (approval: Approval): string => ('proposalId' in approval ? approval.proposalId : approval.approvalId);

export const approvalPath = (approval: Approval): string =>
  'proposalId' in approval ? paths.proposal(approval.proposalId) : paths.changeApproval(approval.dealId, approval.approvalId);

/** Proposals and changes of a state that need or needed approval: those that wait longest in front, of the others those decided last. */
export const fetchApprovals = async (state: ApprovalState, signal?: AbortSignal): Promise<Approval[]> => {
  const [{ proposals }, changes] = await Promise.all([
    call(contract.listProposals, { query: { state } }, { signal }),
    fetchChangeApprovals({ state }, signal),
  ]);
  const order = ({ createdAt, decidedAt }: Approval) =>
    state === 'to-approve' ? Date.parse(createdAt) : -Date.parse(decidedAt ?? createdAt);
  return [...proposals, ...changes].sort((one, other) => order(one) - order(other));
};

export const fetchProposal = (proposalId: string, language: Language, signal?: AbortSignal): Promise<WholeProposal> =>
  call(contract.getProposal, { params: { proposalId }, query: { lng: language } }, { signal });

/** What is decided on a proposal, as it was shown. */
export type Decision = { proposalId: string; revision: number } & (
  | { verb: 'approve'; totalExcludingVatPrice: number }
  | { verb: 'refuse'; reason: string }
  | { verb: 'withdraw' }
);

export const decideProposal = (decision: Decision, language: Language, idempotencyKey: string): Promise<WholeProposal> => {
  const { proposalId, revision, verb } = decision;
  const asked = { params: { proposalId }, query: { lng: language } };
  if (verb === 'approve') {
    const { totalExcludingVatPrice } = decision;
    return call(contract.approveProposal, { ...asked, body: { revision, totalExcludingVatPrice } }, { idempotencyKey });
  }
  if (verb === 'refuse')
    return call(contract.refuseProposal, { ...asked, body: { revision, reason: decision.reason } }, { idempotencyKey });
  return call(contract.withdrawProposal, { ...asked, body: { revision } }, { idempotencyKey });
};

export const fetchLimits = (signal?: AbortSignal): Promise<DiscountLimits> => call(limits.getDiscountLimits, {}, { signal });

export interface NewLimits {
  /** Local day. */
  from: string;
  staff: number;
  admin: number;
  revision: number;
}

export const changeLimits = ({ from, ...body }: NewLimits): Promise<DiscountLimits> =>
  call(limits.changeDiscountLimits, { params: { from }, body });
