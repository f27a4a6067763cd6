import { tellCustomer } from '@plenary/contracts/customers.endpoints';
import type { SessionUser } from '@plenary/contracts/sessions.schemas';
import { isCallError } from '@plenary/http/call-error';
import { createCaller } from '@plenary/http/create-caller';
import { refuse } from '@plenary/http/refuse';
import { type ActorTokens, actorHeader } from '@plenary/service-kit/actor';
import type { Logger } from '@plenary/service-kit/logger';

/** A customer by their id. Refuses `not-found`, and `service-unavailable` without an answer. */
export type FindCustomer = (userId: string) => Promise<SessionUser>;

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

/** Asks svc-identity, for the service itself: that staff may act for the customer has been decided here. */
export const createFindCustomer =
  ({ origin, tokens, fetch, newId, deadline, logger }: Options): FindCustomer =>
  async (userId) => {
    const token = await tokens.sign({ kind: 'service', name: 'svc-booking' });
    const call = createCaller({ origin, fetch, newId, headers: () => ({ [actorHeader]: token }) });
    try {
      return await call(tellCustomer, { params: { userId } }, { signal: deadline() });
    } catch (error) {
      if (isCallError(error) && error.code === 'not-found') return refuse('not-found');
      logger.warn({ err: error, userId }, 'a customer could not be asked for');
      return refuse('service-unavailable', { retryAfterSeconds: 2 });
    }
  };
