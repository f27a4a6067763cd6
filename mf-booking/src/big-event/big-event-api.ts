import { createBigEventDemand } from '@plenary/contracts/big-event.endpoints';
import type { SentBigEventDemand } from '@plenary/contracts/big-event.schemas';
import { call } from '../call.ts';

/** Asks sales for a proposal; the same key and demand are one, however often they are sent. */
export const sendBigEvent = (demand: SentBigEventDemand, idempotencyKey: string): Promise<{ success: true }> =>
  call(createBigEventDemand, { body: demand }, { idempotencyKey });
