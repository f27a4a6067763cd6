import { tellAgreedSupplements } from '@plenary/contracts/deal-supplements.endpoints';
import type { EndpointResponse } from '@plenary/contracts/endpoint';
import { isRefusal } from '@plenary/http/call-error';
import { type Peer, peerCaller } from '@plenary/http/peer-caller';
import { refuse } from '@plenary/http/refuse';

/** The supplements agreed on for a quote; refuses `service-unavailable` without an answer. */
export type ToldSupplements = (quoteId: string) => Promise<EndpointResponse<typeof tellAgreedSupplements>>;

/** Asks svc-survey, for the service itself: whose quote it is has been decided here. */
export const createToldSupplements = (peer: Peer): ToldSupplements => {
  const callPeer = peerCaller(peer);
  return async (quoteId) => {
    try {
      const call = await callPeer();
      return await call(tellAgreedSupplements, { params: { quoteId } }, { signal: peer.deadline() });
    } catch (error) {
      // An older svc-survey has no such call.
      if (isRefusal(error, 'not-found')) return { supplements: [], agreedAt: null };
      peer.logger.warn({ err: error, quoteId }, 'the supplements of a quote are unknown');
      return refuse('service-unavailable', { retryAfterSeconds: 2 });
    }
  };
};
