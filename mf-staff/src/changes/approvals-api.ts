import * as contract from '@plenary/contracts/change-approvals.endpoints';
import type { WaitingChange, WholeWaitingChange } from '@plenary/contracts/change-approvals.schemas';
import type { ApprovalState } from '@plenary/contracts/proposals-terms';
import type { Language } from '@plenary/contracts/vocabulary';
import { call } from '../call.ts';
import { bodyOf, type Changing } from './api.ts';

/** Asks for the approval of a change that gives away more than its author may. */
export const submitChange = (dealId: string, changing: Changing, idempotencyKey: string): Promise<{ approvalId: string }> =>
  call(contract.submitChange, { params: { dealId }, query: {}, body: bodyOf(changing) }, { idempotencyKey });

interface Listed {
  state: ApprovalState;
  /** Of one booking alone. */
  dealId?: string;
}

export const fetchChangeApprovals = async (query: Listed, signal?: AbortSignal): Promise<WaitingChange[]> =>
  (await call(contract.listChangeApprovals, { query }, { signal })).changes;

interface Named {
  dealId: string;
  approvalId: string;
}

export const fetchChangeApproval = (params: Named, lng: Language, signal?: AbortSignal): Promise<WholeWaitingChange> =>
  call(contract.getChangeApproval, { params, query: { lng } }, { signal });

/** What is decided on a change, as it was shown. */
export type ChangeDecision = Named & { revision: number } & (
    | { verb: 'approve'; previewHash: string }
    | { verb: 'refuse'; reason: string }
    | { verb: 'withdraw' }
  );

export const decideChange = (decision: ChangeDecision, lng: Language, idempotencyKey: string): Promise<WholeWaitingChange> => {
  const { dealId, approvalId, revision, verb } = decision;
  const asked = { params: { dealId, approvalId }, query: { lng } };
  if (verb === 'approve')
    return call(contract.approveChange, { ...asked, body: { revision, previewHash: decision.previewHash } }, { idempotencyKey });
  if (verb === 'refuse') return call(contract.refuseChange, { ...asked, body: { revision, reason: decision.reason } }, { idempotencyKey });
  return call(contract.takeBackChange, { ...asked, body: { revision } }, { idempotencyKey });
};
