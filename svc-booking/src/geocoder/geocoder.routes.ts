import * as contract from '@plenary/contracts/address-search.endpoints';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { findAddresses } from './find-addresses.ts';

export const geocoderRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.findAddresses, ({ actor, query }) => findAddresses(deps, { actor, ...query }));
};
