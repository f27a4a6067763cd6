import type { SignatureState } from '@plenary/contracts/signature.schemas';
import { loadQuote, type QuoteData } from '../quote/load-quote.ts';
import { fetchSignature } from './signature-api.ts';

export interface SignatureData extends QuoteData {
  state: SignatureState;
}

interface LoaderArgs {
  params: { quoteId?: string };
  request: Request;
}

/** Loads a quote with how far its signature is; a failure is thrown. */
export const loadSignature = async ({ params, request }: LoaderArgs): Promise<SignatureData> => {
  const [data, state] = await Promise.all([loadQuote({ params, request }), fetchSignature(params.quoteId ?? '', request.signal)]);
  return { ...data, state };
};
