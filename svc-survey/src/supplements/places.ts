import { claimPlace, getPlaces } from '@plenary/contracts/places.endpoints';
import type { UpsellName } from '@plenary/contracts/survey-terms';
import { isCallError } from '@plenary/http/call-error';
import { type Peer, peerCaller } from '@plenary/http/peer-caller';
import { refuse } from '@plenary/http/refuse';

/** Places that add-ons take, as svc-booking keeps them. */
export interface Places {
  /** Add-ons no longer available beside a quote; none without an answer. */
  unavailableFor(quoteId: string): Promise<readonly UpsellName[]>;
  /** Claims the place of an afterwork. Refuses `no-longer-available`, `stale-version`, and `service-unavailable` without an answer. */
  claim(claim: { quoteId: string; sequence: number }): Promise<void>;
}

export const createPlaces = (peer: Peer): Places => {
  const { deadline, logger } = peer;
  const caller = peerCaller(peer);
  return {
    async unavailableFor(quoteId) {
      try {
        const call = await caller();
        return (await call(getPlaces, { params: { quoteId } }, { signal: deadline() })).unavailable;
      } catch (error) {
        logger.warn({ err: error, quoteId }, 'nobody said whether an add-on can still be had');
        return [];
      }
    },
    async claim({ quoteId, sequence }) {
      try {
        const call = await caller();
        await call(claimPlace, { params: { quoteId }, body: { sequence } }, { signal: deadline() });
      } catch (error) {
        if (isCallError(error) && error.code === 'no-longer-available') refuse('no-longer-available');
        if (isCallError(error) && error.code === 'stale-version') refuse('stale-version');
        logger.warn({ err: error, quoteId }, 'the place of an afterwork could not be claimed');
        refuse('service-unavailable', { retryAfterSeconds: 2 });
      }
    },
  };
};
