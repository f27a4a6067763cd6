import * as contract from '@plenary/contracts/changes.endpoints';
import type { AskedChange, ChangePreview, DealChange } from '@plenary/contracts/changes.schemas';
import type { EndpointResponse } from '@plenary/contracts/endpoint';
import { currentPlatform } from '@plenary/platform';
import { call } from '../call.ts';

const query = () => ({ lng: currentPlatform().language });

/** What a change would do to a deal now; writes nothing. */
export const previewChange = (dealId: string, asked: AskedChange, signal?: AbortSignal): Promise<ChangePreview> =>
  call(contract.previewChange, { params: { dealId }, query: query(), body: asked }, { signal });

interface Changing {
  asked: AskedChange;
  preview: ChangePreview;
}

/** Changes a deal as its preview said; the same key changes once, however often it is sent. */
export const changeDeal = (dealId: string, { asked, preview }: Changing, idempotencyKey: string): Promise<{ change: DealChange }> => {
  const { revision, previewHash } = preview;
  return call(contract.changeDeal, { params: { dealId }, query: query(), body: { ...asked, revision, previewHash } }, { idempotencyKey });
};

/** What became of a booking: its changes, the newest first, and its last cancellation. */
export type DealHistory = EndpointResponse<typeof contract.getChanges>;

export const fetchChanges = (dealId: string, signal?: AbortSignal): Promise<DealHistory> =>
  call(contract.getChanges, { params: { dealId }, query: query() }, { signal });

/** The owner's answer to an offered change, as they read it at that revision of the deal. */
export const answerChange = (
  { dealId, changeId }: DealChange,
  { answer, revision, idempotencyKey }: { answer: 'agree' | 'decline'; revision: number; idempotencyKey: string },
) =>
  call(
    answer === 'agree' ? contract.agreeToChange : contract.declineChange,
    { params: { dealId, changeId }, query: query(), body: { revision } },
    { idempotencyKey },
  );
