import * as contract from '@plenary/contracts/booking';
import type { Implement } from '../app.ts';
import type { BookingDeps } from '../deps.ts';
import { placeOption } from './place-option.ts';
import { releaseOption } from './release-option.ts';

export const optionsRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.placeOption, ({ actor, params, idempotencyKey }) =>
    placeOption(deps, { actor, quoteId: params.quoteId, idempotencyKey }),
  );

  implement(contract.releaseOption, ({ actor, params }) => releaseOption(deps, { actor, quoteId: params.quoteId }));
};
