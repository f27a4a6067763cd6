import * as contract from '@plenary/contracts/reinstatement.endpoints';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { reinstateDeal } from './reinstate-deal.ts';

export const reinstatementRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.reinstateDeal, ({ actor, params, body, idempotencyKey }) =>
    reinstateDeal(deps, { actor, ...params, body, idempotencyKey }),
  );
};
