import { createCaller } from '@plenary/http/create-caller';
import { type ActorTokens, actorHeader } from '@plenary/service-kit/actor';
import type { Logger } from '@plenary/service-kit/logger';

export interface BookingPeer {
  /** Origin of svc-booking. */
  origin: string;
  tokens: ActorTokens;
  fetch: typeof globalThis.fetch;
  newId: () => string;
  /** Ends the wait for its answer. */
  deadline: () => AbortSignal;
  logger: Pick<Logger, 'warn'>;
}

/** Calls svc-booking for the service itself: whose event it is has been decided here. */
export const bookingCaller =
  ({ origin, tokens, fetch, newId }: BookingPeer) =>
  async () => {
    const token = await tokens.sign({ kind: 'service', name: 'svc-survey' });
    return createCaller({ origin, fetch, newId, headers: () => ({ [actorHeader]: token }) });
  };
