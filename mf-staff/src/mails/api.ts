import { getDealMails } from '@plenary/contracts/desk-records.endpoints';
import type { SentMail } from '@plenary/contracts/desk-records.schemas';
import { isRefusal } from '@plenary/http/call-error';
import { call } from '../call.ts';

/** Null: an older release of svc-booking keeps none. */
export const fetchDealMails = async (quoteId: string, signal: AbortSignal): Promise<SentMail[] | null> => {
  try {
    return (await call(getDealMails, { params: { quoteId } }, { signal })).mails;
  } catch (error) {
    if (isRefusal(error, 'not-found')) return null;
    throw error;
  }
};
