import { getDealHistory } from '@plenary/contracts/desk-records.endpoints';
import type { DealHistory } from '@plenary/contracts/desk-records.schemas';
import { isRefusal } from '@plenary/http/call-error';
import { call } from '../call.ts';

/** Null: an older release of svc-booking tells none. */
export const fetchDealHistory = async (quoteId: string, signal: AbortSignal): Promise<DealHistory | null> => {
  try {
    return await call(getDealHistory, { params: { quoteId } }, { signal });
  } catch (error) {
    if (isRefusal(error, 'not-found')) return null;
    throw error;
  }
};
