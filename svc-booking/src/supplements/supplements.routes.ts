import * as contract from '@plenary/contracts/places';
import type { Implement } from '../app.ts';
import type { BookingDeps } from '../deps.ts';
import { claimPlace } from './claim-place.ts';
import { getPlaces } from './get-places.ts';

export const supplementsRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.getPlaces, ({ params }) => getPlaces(deps, params));
  implement(contract.claimPlace, ({ params, body }) => claimPlace(deps, { ...params, ...body }));
};
