import * as contract from '@plenary/contracts/presence.endpoints';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { tellPresence } from './tell-presence.ts';

export const presenceRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.tellPresence, ({ actor, params }) => tellPresence(deps, { actor, ...params }));
};
