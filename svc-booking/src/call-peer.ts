import { createCaller } from '@plenary/http/create-caller';
import { type ActorTokens, actorHeader } from '@plenary/service-kit/actor';
import type { Logger } from '@plenary/service-kit/logger';

/** Another service, and what a call to it needs. */
export interface Peer {
  origin: string;
  tokens: ActorTokens;
  fetch: typeof globalThis.fetch;
  newId: () => string;
  /** Ends the wait for its answer. */
  deadline: () => AbortSignal;
  logger: Pick<Logger, 'warn'>;
}

/** Calls another service for the service itself: whether the caller may cause it has been decided here. */
export const peerCaller =
  ({ origin, tokens, fetch, newId }: Peer) =>
  async () => {
    const token = await tokens.sign({ kind: 'service', name: 'svc-booking' });
    return createCaller({ origin, fetch, newId, headers: () => ({ [actorHeader]: token }) });
  };
