import { claimLunch, getLunches } from '@plenary/contracts/lunches.endpoints';
import type { LunchSeats } from '@plenary/contracts/lunches.schemas';
import { maxSurveyPax, type SeatedService } from '@plenary/contracts/survey-terms';
import { isCallError } from '@plenary/http/call-error';
import { type Peer, peerCaller } from '@plenary/http/peer-caller';
import { refuse } from '@plenary/http/refuse';

export interface SeatsClaim {
  quoteId: string;
  day: string;
  sequence: number;
  service: SeatedService;
  seats: number;
}

/** Restaurant seats, as svc-booking keeps them. */
export interface RestaurantSeats {
  /** Seats that a quote can have on each of its days; none without an answer. */
  leftFor(quoteId: string): Promise<ReadonlyMap<string, LunchSeats>>;
  /**
   * Takes seats beside those held. Refuses `no-seats` with what is left, and `service-unavailable` without an answer or behind a later
   * claim.
   */
  claim(claim: SeatsClaim): Promise<void>;
}

/** Where nobody can say what is left, nothing is ruled out: the claim decides. */
export const unknownSeats: LunchSeats = { service1: maxSurveyPax, service2: maxSurveyPax };

export const createSeats = (peer: Peer): RestaurantSeats => {
  const { deadline, logger } = peer;
  const caller = peerCaller(peer);
  return {
    async leftFor(quoteId) {
      try {
        const call = await caller();
        const { days } = await call(getLunches, { params: { quoteId } }, { signal: deadline() });
        return new Map(days.map(({ day, left }) => [day, left]));
      } catch (error) {
        logger.warn({ err: error, quoteId }, 'the seats left at lunch are unknown');
        return new Map();
      }
    },
    async claim({ quoteId, day, ...body }) {
      try {
        const call = await caller();
        await call(claimLunch, { params: { quoteId, day }, body }, { signal: deadline() });
      } catch (error) {
        if (isCallError(error) && error.code === 'no-seats') refuse('no-seats', { members: { left: error.body.left } });
        logger.warn({ err: error, quoteId, day }, 'the seats of a lunch could not be claimed');
        // A booking that svc-booking does not hold has no seats to take.
        if (isCallError(error) && error.code === 'not-found') return;
        refuse('service-unavailable', { retryAfterSeconds: 2 });
      }
    },
  };
};
