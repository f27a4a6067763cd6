import { getKeptBookings, getKeptEvents } from '@plenary/contracts/personal-data.endpoints';
import type { KeptBookings, KeptEvents } from '@plenary/contracts/personal-data.schemas';
import { createCaller } from '@plenary/http/create-caller';
import { actorHeader } from '@plenary/service-kit/actor';

/** The actor and request that another service is called for. */
export interface ForwardedRequest {
  actorToken: string | undefined;
  requestId: string;
}

/** The caller's data in other services; null if the deployment has no such service. Throws if it is unavailable. */
export interface OtherServices {
  bookings: ((forwarded: ForwardedRequest) => Promise<KeptBookings>) | null;
  events: ((forwarded: ForwardedRequest) => Promise<KeptEvents>) | null;
}

interface Options {
  bookingUrl: string | undefined;
  surveyUrl: string | undefined;
  fetch: typeof globalThis.fetch;
  /** Ends the wait for an answer. */
  deadline: () => AbortSignal;
}

export const otherServices = ({ bookingUrl, surveyUrl, fetch, deadline }: Options): OtherServices => {
  const callerOf = (origin: string, { actorToken, requestId }: ForwardedRequest) => {
    const headers = (): Record<string, string> => (actorToken ? { [actorHeader]: actorToken } : {});
    return createCaller({ origin, fetch, newId: () => requestId, headers });
  };
  return {
    bookings: bookingUrl ? (forwarded) => callerOf(bookingUrl, forwarded)(getKeptBookings, {}, { signal: deadline() }) : null,
    events: surveyUrl ? (forwarded) => callerOf(surveyUrl, forwarded)(getKeptEvents, {}, { signal: deadline() }) : null,
  };
};
