import type { getUpsells as contract } from '@plenary/contracts/booking.endpoints';
import type { EndpointResponse } from '@plenary/contracts/endpoint';
import type { UserActor } from '@plenary/service-kit/actor';
import type { BookingDeps } from '../deps.ts';
import { noAddons } from '../prices/quote-lines.ts';
import { ownDemand } from './own-demand.ts';
import { takenByOthers } from './taken-by-others.ts';
import { unavailableAddons } from './unavailable-addons.ts';

/** Add-ons chosen so far for a demand of the caller, and those that cannot be had; refuses `not-found`. */
export const getUpsells = async (
  deps: BookingDeps,
  { actor, demandId }: { actor: UserActor; demandId: string },
): Promise<EndpointResponse<typeof contract>> => {
  const { tables, database } = deps;
  const demand = await ownDemand(database.read, { tables, catalogue: await deps.catalogue.current(), actor, demandId });
  const taken = await takenByOthers(database.read, deps, { actor, demand });
  const { venue, search } = demand;
  const { ecology = false, ...rest } = deps.prices.roomsAlone ? noAddons : demand.addons;
  return { ...rest, ...(deps.hasCarbonFootprint && { ecology }), unavailable: unavailableAddons(deps, { venue, search, taken }) };
};
