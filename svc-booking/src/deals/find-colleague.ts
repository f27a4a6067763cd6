import { tellColleague } from '@plenary/contracts/desk-accounts.endpoints';
import type { EndpointResponse } from '@plenary/contracts/endpoint';
import { isCallError } from '@plenary/http/call-error';
import { type Peer, peerCaller } from '@plenary/http/peer-caller';
import { refuse } from '@plenary/http/refuse';

/** One of the staff with their jobs, which an older svc-identity does not tell. */
type Colleague = EndpointResponse<typeof tellColleague>;

/** A member of the staff by their id; undefined: nobody of the staff. Refuses `service-unavailable` without an answer. */
export type FindColleague = (userId: string) => Promise<Colleague | undefined>;

/** Asks svc-identity, for the service itself. */
export const createFindColleague = (peer: Peer): FindColleague => {
  const callPeer = peerCaller(peer);
  return async (userId) => {
    try {
      const call = await callPeer();
      return await call(tellColleague, { params: { userId } }, { signal: peer.deadline() });
    } catch (error) {
      if (isCallError(error) && error.code === 'not-found') return undefined;
      peer.logger.warn({ err: error, userId }, 'a colleague could not be asked for');
      return refuse('service-unavailable', { retryAfterSeconds: 2 });
    }
  };
};
