import { createCaller } from './create-caller.ts';

/** Another service, and what a call to it needs. */
export interface Peer {
  origin: string;
  /** Headers that say which service asks, signed for each call. */
  identify: () => Promise<Record<string, string>>;
  fetch: typeof globalThis.fetch;
  newId: () => string;
  /** Ends the wait for its answer. */
  deadline: () => AbortSignal;
  logger: { warn: (fields: object, message: string) => void };
}

/** Calls another service for the service itself: whether the caller may cause it has been decided before. */
export const peerCaller =
  ({ origin, identify, fetch, newId }: Peer) =>
  async () => {
    const headers = await identify();
    return createCaller({ origin, fetch, newId, headers: () => headers });
  };
