import { getSignedDocument } from '@plenary/contracts/signature.endpoints';
import { addressOf } from '@plenary/http/create-caller';
import { refuse } from '@plenary/http/refuse';
import { type ActorTokens, actorHeader } from '@plenary/service-kit/actor';
import type { ForwardedRequest } from './ask-booking.ts';

export interface FetchSignedOptions {
  /** Origin of svc-booking. */
  bookingUrl: string;
  fetch: typeof globalThis.fetch;
  /** Ends the wait for its answer. */
  deadline: () => AbortSignal;
  tokens: Pick<ActorTokens, 'sign'>;
}

export type FetchSigned = (
  quote: { quoteId: string; userId: string },
  forwarded: Pick<ForwardedRequest, 'requestId'>,
) => Promise<Uint8Array | undefined>;

/** The bytes that a quote's owner signed; undefined where no signature stands. 503 where svc-booking does not answer or fails. */
export const createFetchSigned =
  ({ bookingUrl, fetch, deadline, tokens }: FetchSignedOptions): FetchSigned =>
  async ({ quoteId, userId }, { requestId }) => {
    const address = addressOf(getSignedDocument, { params: { quoteId }, query: { userId } });
    const headers = { [actorHeader]: await tokens.sign({ kind: 'service', name: 'svc-documents' }), 'x-request-id': requestId };
    const response = await fetch(bookingUrl + address, { headers, signal: deadline() }).catch(() => refuse('service-unavailable'));
    if (response.status === 404) return undefined;
    if (!response.ok || response.headers.get('content-type') !== 'application/pdf') return refuse('service-unavailable');
    const bytes = await response.arrayBuffer().catch(() => refuse('service-unavailable'));
    return new Uint8Array(bytes);
  };
