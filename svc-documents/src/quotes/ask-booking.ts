import { CallError } from '@plenary/http/call-error';
import { type Call, createCaller } from '@plenary/http/create-caller';
import { refuse } from '@plenary/http/refuse';
import { actorHeader } from '@plenary/service-kit/actor';

export interface AskBookingOptions {
  /** Origin of svc-booking. */
  bookingUrl: string;
  fetch: typeof globalThis.fetch;
  /** Ends the wait for its answer. */
  deadline: () => AbortSignal;
}

/** The actor and request that another service is called for. */
export interface ForwardedRequest {
  actorToken: string;
  requestId: string;
}

/**
 * Asks svc-booking, which decides what is the caller's. Refuses as it does (401, 404, 429); 503 where it does not answer or fails.
 */
export const askBooking = async <T>(
  { bookingUrl, fetch, deadline }: AskBookingOptions,
  { actorToken, requestId }: ForwardedRequest,
  ask: (call: Call, options: { signal: AbortSignal }) => Promise<T>,
): Promise<T> => {
  const call = createCaller({ origin: bookingUrl, fetch, newId: () => requestId, headers: () => ({ [actorHeader]: actorToken }) });
  const signal = deadline();
  try {
    return await ask(call, { signal });
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
