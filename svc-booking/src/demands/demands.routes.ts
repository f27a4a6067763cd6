import * as contract from '@plenary/contracts/booking.endpoints';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { getUpsells } from './get-upsells.ts';
import { requestCallback } from './request-callback.ts';

export const demandsRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.getUpsells, ({ actor, params }) => getUpsells(deps, { actor, demandId: params.demandId }));

  implement(contract.requestCallback, async ({ actor, params, body }) => {
    await requestCallback(deps, { actor, demandId: params.demandId, message: body.message });
    return { success: true as const };
  });
};
