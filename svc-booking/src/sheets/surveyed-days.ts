import { tellDaySurveys } from '@plenary/contracts/sheets.endpoints';
import type { DaySurveys } from '@plenary/contracts/sheets.schemas';
import { createCaller } from '@plenary/http/create-caller';
import { refuse } from '@plenary/http/refuse';
import { type ActorTokens, actorHeader } from '@plenary/service-kit/actor';
import type { Logger } from '@plenary/service-kit/logger';

/** What the surveys of a venue's events say of a day; refuses `service-unavailable` without an answer. */
export type SurveyedDays = (place: { venue: string; day: string }) => Promise<DaySurveys>;

interface Options {
  /** Origin of svc-survey. */
  origin: string;
  tokens: ActorTokens;
  fetch: typeof globalThis.fetch;
  newId: () => string;
  /** Ends the wait for its answer. */
  deadline: () => AbortSignal;
  logger: Pick<Logger, 'warn'>;
}

/** Asks svc-survey, for the service itself: who may have a sheet has been decided here. */
export const createSurveyedDays =
  ({ origin, tokens, fetch, newId, deadline, logger }: Options): SurveyedDays =>
  async (params) => {
    const token = await tokens.sign({ kind: 'service', name: 'svc-booking' });
    const call = createCaller({ origin, fetch, newId, headers: () => ({ [actorHeader]: token }) });
    try {
      return await call(tellDaySurveys, { params }, { signal: deadline() });
    } catch (error) {
      logger.warn({ err: error, ...params }, 'the surveys of a day are unknown');
      return refuse('service-unavailable', { retryAfterSeconds: 2 });
    }
  };
