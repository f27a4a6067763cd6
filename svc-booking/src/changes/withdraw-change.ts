import type { BookingDeps } from '../deps.ts';
import { type EndedChange, type EndRequest, endChange, giveUp } from './end-change.ts';

/** Staff withdraw an offered change: the booking stays as it is. Refuses `not-found`, `conflict` and `stale-version`. */
export const withdrawChange = (deps: BookingDeps, request: EndRequest): Promise<EndedChange> =>
  endChange(deps, { ...request, verb: 'withdraw' }, (tx, waiting) => giveUp(tx, deps, { ...waiting, toldAs: 'withdrawn' }));
