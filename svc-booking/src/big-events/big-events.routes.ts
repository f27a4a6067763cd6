import * as contract from '@plenary/contracts/big-event.endpoints';
import { actorHeader } from '@plenary/service-kit/actor';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { createBigEvent } from './create-big-event.ts';

export const bigEventsRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.createBigEventDemand, ({ actor, body, idempotencyKey, requestId, header }) =>
    createBigEvent(deps, { actor, demand: body, idempotencyKey, forwarded: { actorToken: header(actorHeader), requestId } }),
  );
};
