import { getDealTimeline } from '@plenary/contracts/desk-records.endpoints';
import type { DealTimeline } from '@plenary/contracts/desk-records.schemas';
import { isRefusal } from '@plenary/http/call-error';
import { call } from '../call.ts';

/** Null: an older release of svc-booking tells none. */
export const fetchDealTimeline = async (quoteId: string, signal: AbortSignal): Promise<DealTimeline | null> => {
  try {
    return await call(getDealTimeline, { params: { quoteId } }, { signal });
  } catch (error) {
    if (isRefusal(error, 'not-found')) return null;
    throw error;
  }
};
