import { refuse } from '@plenary/http/refuse';
import { type ActorTokens, actorHeader } from '@plenary/service-kit/actor';
import type { ForwardedRequest } from './ask-booking.ts';

export interface FetchKeptOptions {
  /** Origin of svc-booking. */
  bookingUrl: string;
  fetch: typeof globalThis.fetch;
  /** Ends the wait for its answer. */
  deadline: () => AbortSignal;
  tokens: Pick<ActorTokens, 'sign'>;
}

export type Forwarded = Pick<ForwardedRequest, 'requestId'>;

/** Bytes that svc-booking keeps, at an address there; undefined where it keeps none. 503 where it does not answer or fails. */
export const fetchKept = async (
  { bookingUrl, fetch, deadline, tokens }: FetchKeptOptions,
  address: string,
  { requestId }: Forwarded,
): Promise<Uint8Array | undefined> => {
  const headers = { [actorHeader]: await tokens.sign({ kind: 'service', name: 'svc-documents' }), 'x-request-id': requestId };
  const response = await fetch(bookingUrl + address, { headers, signal: deadline() }).catch(() => refuse('service-unavailable'));
  if (response.status === 404) return undefined;
  if (!response.ok || response.headers.get('content-type') !== 'application/pdf') return refuse('service-unavailable');
  const bytes = await response.arrayBuffer().catch(() => refuse('service-unavailable'));
  return new Uint8Array(bytes);
};
