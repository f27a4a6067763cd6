import * as contract from '@plenary/contracts/big-event';
import { actorHeader } from '@plenary/service-kit/actor';
import type { Implement } from '../app.ts';
import type { BookingDeps } from '../deps.ts';
import { createBigEvent } from './create-big-event.ts';

export const bigEventsRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.createBigEventDemand, ({ actor, body, idempotencyKey, requestId, header }) =>
    createBigEvent(deps, { actor, demand: body, idempotencyKey, forwarded: { actorToken: header(actorHeader), requestId } }),
  );
};
