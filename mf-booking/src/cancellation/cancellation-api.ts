import * as contract from '@plenary/contracts/cancellation.endpoints';
import type { CancellationPreview, CancellationStatement } from '@plenary/contracts/cancellation.schemas';
import type { CancellationReason } from '@plenary/contracts/cancellation-terms';
import type { Language } from '@plenary/contracts/vocabulary';
import { addressOf } from '@plenary/http/create-caller';
import { call } from '../call.ts';

/** What a cancellation would cost now; writes nothing. */
export const previewCancellation = (dealId: string, signal?: AbortSignal): Promise<CancellationPreview> =>
  call(contract.previewCancellation, { params: { dealId }, body: {} }, { signal });

export interface Cancelling {
  preview: CancellationPreview;
  reason: CancellationReason;
  note: string;
}

/** Cancels a deal at the fee of a preview; the same key cancels once, however often it is sent. */
export const cancelDeal = (
  dealId: string,
  { preview, reason, note }: Cancelling,
  idempotencyKey: string,
): Promise<CancellationStatement> => {
  const { revision, previewHash } = preview;
  const body = { revision, previewHash, reason, ...(note.trim() && { note }) };
  return call(contract.cancelDeal, { params: { dealId }, body }, { idempotencyKey });
};

export const fetchCancellation = (dealId: string, signal?: AbortSignal): Promise<CancellationStatement> =>
  call(contract.getCancellation, { params: { dealId } }, { signal });

export const statementPdfAddress = (dealId: string, language: Language): string =>
  addressOf(contract.getCancellationPdf, { params: { dealId }, query: { lng: language, download: 'true' } });
