import * as contract from '@plenary/contracts/cancellation.endpoints';
import type { CancellationPreview, CancellationStatement } from '@plenary/contracts/cancellation.schemas';
import type { CancellationReason, CancellingParty, WaiverReason } from '@plenary/contracts/cancellation-terms';
import { reinstateDeal as reinstatement } from '@plenary/contracts/reinstatement.endpoints';
import type { Language } from '@plenary/contracts/vocabulary';
import { addressOf } from '@plenary/http/create-caller';
import { call } from '../call.ts';

/** What the fee depends on; `waiver` for administrators alone. */
export interface Cause {
  by: CancellingParty;
  waiver?: { fee: number; reason: WaiverReason } | undefined;
}

export const previewCancellation = (dealId: string, cause: Cause, signal?: AbortSignal): Promise<CancellationPreview> =>
  call(contract.previewCancellation, { params: { dealId }, body: cause }, { signal });

export interface Cancelling {
  cause: Cause;
  preview: CancellationPreview;
  reason: CancellationReason;
  note: string;
}

/** Cancels a deal for its customer at the fee of a preview. */
export const cancelDeal = (
  dealId: string,
  { cause, preview: { revision, previewHash }, reason, note }: Cancelling,
  idempotencyKey: string,
): Promise<CancellationStatement> => {
  const body = { ...cause, revision, previewHash, reason, ...(note.trim() && { note }) };
  return call(contract.cancelDeal, { params: { dealId }, body }, { idempotencyKey });
};

export const fetchCancellation = (dealId: string, signal?: AbortSignal): Promise<CancellationStatement> =>
  call(contract.getCancellation, { params: { dealId } }, { signal });

export const statementPdfAddress = (dealId: string, language: Language): string =>
  addressOf(contract.getCancellationPdf, { params: { dealId }, query: { lng: language, download: 'true' } });

/** Takes a cancellation back; `revision`: the deal's, as the page knows it. */
export const reinstateDeal = (dealId: string, body: { revision: number; reason: string }, idempotencyKey: string) =>
  call(reinstatement, { params: { dealId }, body }, { idempotencyKey });
