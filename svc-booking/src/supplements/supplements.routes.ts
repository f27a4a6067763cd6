import * as contract from '@plenary/contracts/places.endpoints';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { claimPlace } from './claim-place.ts';
import { getPlaces } from './get-places.ts';

export const supplementsRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.getPlaces, ({ params }) => getPlaces(deps, params));
  implement(contract.claimPlace, ({ params, body }) => claimPlace(deps, { ...params, ...body }));
};
