import * as contract from '@plenary/contracts/changes.endpoints';
import type { AskedChange, ChangePreview, DealChange } from '@plenary/contracts/changes.schemas';
import { currentPlatform } from '@plenary/platform';
import { call } from '../call.ts';

export type AskedDays = AskedChange['days'];

const query = () => ({ lng: currentPlatform().language });

/** What other days or people would do to a deal now; writes nothing. */
export const previewChange = (dealId: string, days: AskedDays, signal?: AbortSignal): Promise<ChangePreview> =>
  call(contract.previewChange, { params: { dealId }, query: query(), body: { days } }, { signal });

interface Changing {
  days: AskedDays;
  preview: ChangePreview;
}

/** Changes a deal as its preview said; the same key changes once, however often it is sent. */
export const changeDeal = (dealId: string, { days, preview }: Changing, idempotencyKey: string): Promise<{ change: DealChange }> => {
  const { revision, previewHash } = preview;
  return call(contract.changeDeal, { params: { dealId }, query: query(), body: { days, revision, previewHash } }, { idempotencyKey });
};

export const fetchChanges = async (dealId: string, signal?: AbortSignal): Promise<DealChange[]> =>
  (await call(contract.getChanges, { params: { dealId }, query: query() }, { signal })).changes;

/** The owner's answer to an offered change. */
export const answerChange = ({ dealId, changeId }: DealChange, answer: 'agree' | 'decline') =>
  call(answer === 'agree' ? contract.agreeToChange : contract.declineChange, { params: { dealId, changeId }, query: query(), body: {} });
