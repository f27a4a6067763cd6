import { holdCredits } from '@plenary/contracts/credit.endpoints';
import { type CreditSubject, insufficientCredit } from '@plenary/contracts/credit.schemas';
import { isCallError } from '@plenary/http/call-error';
import { createCaller } from '@plenary/http/create-caller';
import { refuse } from '@plenary/http/refuse';
import { type ActorTokens, actorHeader } from '@plenary/service-kit/actor';
import type { Logger } from '@plenary/service-kit/logger';

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

interface Options {
  /** Origin of svc-identity. */
  origin: string;
  tokens: ActorTokens;
  fetch: typeof globalThis.fetch;
  newId: () => string;
  /** Ends the wait for its answer. */
  deadline: () => AbortSignal;
  logger: Pick<Logger, 'warn'>;
}

/** Asks svc-identity, for the service itself: whose quote it is has been decided here. */
export const createHoldCredits =
  ({ origin, tokens, fetch, newId, deadline, logger }: Options): HoldCredits =>
  async (ask) => {
    const token = await tokens.sign({ kind: 'service', name: 'svc-booking' });
    const call = createCaller({ origin, fetch, newId, headers: () => ({ [actorHeader]: token }) });
    try {
      await call(holdCredits, { body: ask }, { signal: deadline() });
    } catch (error) {
      if (isCallError(error) && error.code === 'insufficient-credit')
        refuse('insufficient-credit', { members: insufficientCredit.parse(error.body) });
      if (isCallError(error) && error.code === 'mailbox-unproven') refuse('mailbox-unproven');
      logger.warn({ err: error, holdId: ask.holdId }, 'credits could not be held');
      refuse('service-unavailable', { retryAfterSeconds: 2 });
    }
  };
