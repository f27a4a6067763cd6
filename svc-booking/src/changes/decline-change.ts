import { refuse } from '@plenary/http/refuse';
import type { BookingDeps } from '../deps.ts';
import { type EndedChange, type EndRequest, endChange, giveUp } from './end-change.ts';

/** The owner declines an offered change: the booking stays as it is. Refuses `not-found`, `forbidden`, `conflict` and `stale-version`. */
export const declineChange = (deps: BookingDeps, request: EndRequest): Promise<EndedChange> =>
  endChange(deps, { ...request, verb: 'decline' }, async (tx, waiting) => {
    if (request.actor.userId !== waiting.deal.userId) return refuse('forbidden');
    await giveUp(tx, deps, { ...waiting, toldAs: 'released' });
  });
