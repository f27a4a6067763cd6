import * as contract from '@plenary/contracts/lunches.endpoints';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { claimLunch } from './claim-lunch.ts';
import { getLunches } from './get-lunches.ts';

export const lunchesRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.getLunches, ({ params }) => getLunches(deps, params));
  implement(contract.claimLunch, ({ params, body }) => claimLunch(deps, { ...params, ...body }));
};
