import type { Countersignature } from '@plenary/contracts/signature.schemas';
import { CallError } from '@plenary/http/call-error';
import { takeLinkToken } from '@plenary/platform/link-token';
import { fetchCountersignature, type MailedLink } from './signature-api.ts';

export type CountersignatureData =
  | { type: 'open'; link: MailedLink; countersignature: Countersignature }
  /** `invalid`: unknown or used; `expired`: there is nothing left to sign. */
  | { type: 'invalid' | 'expired' };

interface LoaderArgs {
  params: { quoteId?: string };
  request: Request;
}

/** Loads what a mailed link leads to; another failure than a link that does not work is thrown. */
export const loadCountersignature = async ({ params: { quoteId = '' }, request }: LoaderArgs): Promise<CountersignatureData> => {
  const link = { quoteId, token: takeLinkToken(request, 'token') ?? '' };
  try {
    return { type: 'open', link, countersignature: await fetchCountersignature(link, request.signal) };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.status === 410) return { type: 'expired' };
    if (error.status === 400 || error.status === 404) return { type: 'invalid' };
    throw error;
  }
};
