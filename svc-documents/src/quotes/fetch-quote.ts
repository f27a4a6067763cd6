import { getQuote } from '@plenary/contracts/booking';
import type { Quote } from '@plenary/contracts/quote';
import type { Language } from '@plenary/contracts/vocabulary';
import { CallError } from '@plenary/http/call-error';
import { createCaller } from '@plenary/http/create-caller';
import { refuse } from '@plenary/http/refuse';
import { actorHeader } from '@plenary/service-kit/actor';

export interface FetchQuoteOptions {
  /** Origin of svc-booking. */
  bookingUrl: string;
  fetch: typeof globalThis.fetch;
  /** Ends the wait for its answer. */
  deadline: () => AbortSignal;
}

/** On whose behalf and for which request another service is asked. */
export interface ForwardedRequest {
  actorToken: string;
  requestId: string;
}

export type FetchQuote = (quote: { quoteId: string; language: Language }, forwarded: ForwardedRequest) => Promise<Quote>;

/**
 * A quote from svc-booking, which decides whether it is the caller's. Refuses as it does (401, 404, 429); 503 where it does not
 * answer or fails.
 */
export const createFetchQuote =
  ({ bookingUrl, fetch, deadline }: FetchQuoteOptions): FetchQuote =>
  async ({ quoteId, language }, { actorToken, requestId }) => {
    const call = createCaller({ origin: bookingUrl, fetch, newId: () => requestId, headers: () => ({ [actorHeader]: actorToken }) });
    const signal = deadline();
    try {
      return await call(getQuote, { params: { quoteId }, query: { lng: language } }, { signal });
    } catch (error) {
      if (signal.aborted) return refuse('service-unavailable');
      throw error instanceof CallError ? refusalOf(error) : error;
    }
  };

const refusalOf = (error: CallError): unknown => {
  if (error.status === 401) return refuse('authentication-required');
  if (error.status === 404) return refuse('not-found');
  if (error.status === 429) return refuse('too-many-requests');
  if (error.status >= 500) return refuse('service-unavailable');
  return error;
};
