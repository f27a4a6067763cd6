import type { createBigEventDemand, SentBigEventDemand } from '@plenary/contracts/big-event';
import { refer } from '@plenary/http/refer';
import { call } from '../call.ts';

/** Asks sales for a proposal; the same key and demand are one, however often they are sent. */
export const sendBigEvent = (demand: SentBigEventDemand, idempotencyKey: string): Promise<{ success: true }> =>
  call(refer<typeof createBigEventDemand>('POST', '/api/create-big-event-demand'), { body: demand }, { idempotencyKey });
