import * as contract from '@plenary/contracts/cancellation.endpoints';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { cancelDeal } from './cancel-deal.ts';
import { getCancellation } from './get-cancellation.ts';
import { previewCancellation } from './preview-cancellation.ts';

export const cancellationRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.previewCancellation, ({ actor, params, body }) => previewCancellation(deps, { actor, ...params, cause: body }));

  implement(contract.cancelDeal, ({ actor, params, body, idempotencyKey }) => cancelDeal(deps, { actor, ...params, body, idempotencyKey }));

  implement(contract.getCancellation, ({ actor, params }) => getCancellation(deps, { actor, ...params }));
};
