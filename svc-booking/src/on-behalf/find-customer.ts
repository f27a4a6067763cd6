import { tellCustomer } from '@plenary/contracts/customers.endpoints';
import type { SessionUser } from '@plenary/contracts/sessions.schemas';
import { isCallError } from '@plenary/http/call-error';
import { type Peer, peerCaller } from '@plenary/http/peer-caller';
import { refuse } from '@plenary/http/refuse';

/** A customer by their id. Refuses `not-found`, and `service-unavailable` without an answer. */
export type FindCustomer = (userId: string) => Promise<SessionUser>;

/** Asks svc-identity, for the service itself: that staff may act for the customer has been decided here. */
export const createFindCustomer = (peer: Peer): FindCustomer => {
  const callPeer = peerCaller(peer);
  return async (userId) => {
    try {
      const call = await callPeer();
      return await call(tellCustomer, { params: { userId } }, { signal: peer.deadline() });
    } catch (error) {
      if (isCallError(error) && error.code === 'not-found') return refuse('not-found');
      peer.logger.warn({ err: error, userId }, 'a customer could not be asked for');
      return refuse('service-unavailable', { retryAfterSeconds: 2 });
    }
  };
};
