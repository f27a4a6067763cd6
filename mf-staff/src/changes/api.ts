import * as contract from '@plenary/contracts/changes.endpoints';
import type { AskedChange, ChangePreview, DealChange, DealDeed } from '@plenary/contracts/changes.schemas';
import { getDeal } from '@plenary/contracts/deals.endpoints';
import type { Deal } from '@plenary/contracts/deals.schemas';
import type { Language } from '@plenary/contracts/vocabulary';
import { isCallError } from '@plenary/http/call-error';
import { call } from '../call.ts';

export const previewChange = (dealId: string, asked: AskedChange, lng: Language, signal?: AbortSignal): Promise<ChangePreview> =>
  call(contract.previewChange, { params: { dealId }, query: { lng }, body: asked }, { signal });

/** What the people of a survey would do to a deal once it is accepted. */
export const previewForSurvey = (dealId: string, asked: AskedChange, lng: Language, signal?: AbortSignal): Promise<ChangePreview> =>
  call(contract.previewChange, { params: { dealId }, query: { lng }, body: { ...asked, forSurvey: true } }, { signal });

export interface Changing {
  asked: AskedChange;
  preview: ChangePreview;
  /** Who agreed, when and how; empty: the customer is asked. */
  consent: string;
}

export const bodyOf = ({ asked, preview: { revision, previewHash }, consent }: Changing) => ({
  ...{ ...asked, revision, previewHash },
  ...(consent.trim() && { consent: consent.trim() }),
});

/** Changes a deal for its customer as its preview said. */
export const changeDeal = (dealId: string, changing: Changing, idempotencyKey: string): Promise<{ change: DealChange }> =>
  call(contract.changeDeal, { params: { dealId }, query: {}, body: bodyOf(changing) }, { idempotencyKey });

export const fetchDeal = (dealId: string, lng: Language, signal?: AbortSignal): Promise<Deal> =>
  call(getDeal, { params: { dealId }, query: { lng } }, { signal });

export interface DealHistory {
  /** Of the deal, as it is read; absent from an older release of svc-booking, which has no such call. */
  revision?: number;
  /** The newest first. */
  changes: readonly DealChange[];
  /** Who did what, the newest first; absent from an older release. */
  deeds?: readonly DealDeed[];
}

export const fetchChanges = async (dealId: string, lng: Language, signal?: AbortSignal): Promise<DealHistory> => {
  try {
    return await call(contract.getChanges, { params: { dealId }, query: { lng } }, { signal });
  } catch (error) {
    if (isCallError(error) && error.status === 404) return { changes: [] };
    throw error;
  }
};

export const withdrawChange = ({ dealId, changeId }: DealChange, revision: number | undefined, idempotencyKey: string) =>
  call(contract.withdrawChange, { params: { dealId, changeId }, query: {}, body: { revision } }, { idempotencyKey });
