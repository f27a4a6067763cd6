import * as contract from '@plenary/contracts/booking.endpoints';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { placeOption } from './place-option.ts';
import { releaseOption } from './release-option.ts';

export const optionsRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.placeOption, ({ actor, params, idempotencyKey }) =>
    placeOption(deps, { actor, quoteId: params.quoteId, idempotencyKey }),
  );

  implement(contract.releaseOption, ({ actor, params }) => releaseOption(deps, { actor, quoteId: params.quoteId }));
};
