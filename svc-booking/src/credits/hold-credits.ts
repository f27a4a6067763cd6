import { holdCredits } from '@plenary/contracts/credit.endpoints';
import { type CreditSubject, insufficientCredit } from '@plenary/contracts/credit.schemas';
import { isCallError } from '@plenary/http/call-error';
import { type Peer, peerCaller } from '@plenary/http/peer-caller';
import { refuse } from '@plenary/http/refuse';

/** The total that a hold is to have, requested from the owner of the balances. */
export interface CreditAsk {
  holdId: string;
  /** Sequence of the hold: an older request changes nothing. */
  sequence: number;
  userId: string;
  credits: number;
  subject: CreditSubject;
}

/** Takes credits for an option. Refuses `insufficient-credit`, `mailbox-unproven`, and `service-unavailable` without an answer. */
export type HoldCredits = (ask: CreditAsk) => Promise<void>;

/** Asks svc-identity, for the service itself: whose quote it is has been decided here. */
export const createHoldCredits = (peer: Peer): HoldCredits => {
  const callPeer = peerCaller(peer);
  return async (ask) => {
    try {
      const call = await callPeer();
      await call(holdCredits, { body: ask }, { signal: peer.deadline() });
    } catch (error) {
      if (isCallError(error) && error.code === 'insufficient-credit')
        refuse('insufficient-credit', { members: insufficientCredit.parse(error.body) });
      if (isCallError(error) && error.code === 'mailbox-unproven') refuse('mailbox-unproven');
      peer.logger.warn({ err: error, holdId: ask.holdId }, 'credits could not be held');
      refuse('service-unavailable', { retryAfterSeconds: 2 });
    }
  };
};
