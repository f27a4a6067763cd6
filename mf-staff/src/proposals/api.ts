import * as contract from '@plenary/contracts/proposals.endpoints';
import type { ProposalLine, ProposalPreview } from '@plenary/contracts/proposals.schemas';
import type { Language } from '@plenary/contracts/vocabulary';
import { call } from '../call.ts';

export interface Proposal {
  demandId: string;
  lines: ProposalLine[];
  validDays: number;
  holds: boolean;
  /** The quote whose next version it is, with its revision as it is shown. */
  replaces?: { quoteId: string; revision: number };
  /** The quote whose variant it is. */
  variantOf?: string;
}

export const previewProposal = (userId: string, body: Proposal, language: Language, signal?: AbortSignal): Promise<ProposalPreview> =>
  call(contract.previewProposal, { params: { userId }, query: { lng: language }, body }, { signal });

export const sendProposal = (
  userId: string,
  body: Proposal & { totalExcludingVatPrice: number },
  idempotencyKey: string,
): Promise<{ quoteId: string }> => call(contract.sendProposal, { params: { userId }, body }, { idempotencyKey });
