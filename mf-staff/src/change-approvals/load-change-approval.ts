import type { WholeWaitingChange } from '@plenary/contracts/change-approvals.schemas';
import { currentPlatform } from '@plenary/platform';
import { fetchChangeApproval } from '../changes/approvals-api.ts';

interface Args {
  params: { quoteId?: string; approvalId?: string };
  request: Request;
}

export const loadChangeApproval = ({ params: { quoteId = '', approvalId = '' }, request }: Args): Promise<WholeWaitingChange> =>
  fetchChangeApproval({ dealId: quoteId, approvalId }, currentPlatform().language, request.signal);
