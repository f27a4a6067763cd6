import type { PricedFor } from '@plenary/contracts/on-behalf.schemas';
import type { Addons } from '@plenary/contracts/quote';
import type { Language } from '@plenary/contracts/vocabulary';
import type { UserActor } from '@plenary/service-kit/actor';
import { getUpsells } from '../demands/get-upsells.ts';
import { priceOwnDemand } from '../demands/price-own-demand.ts';
import type { BookingDeps } from '../deps.ts';
import { presentPricedDemand } from '../prices/present-priced-demand.ts';
import { customerActor } from './customer-actor.ts';

interface Asked {
  staff: UserActor;
  userId: string;
  demandId: string;
  addons: Partial<Addons>;
  language: Language;
}

/** A customer's demand priced now with their contract. Refuses as `customerActor` and `priceOwnDemand`. */
export const priceFor = async (deps: BookingDeps, { staff, userId, demandId, addons, language }: Asked): Promise<PricedFor> => {
  const actor = await customerActor(deps, { staff, userId });
  const catalogue = await deps.catalogue.current();
  const { demand, frozen } = await priceOwnDemand(deps.database.read, deps, { catalogue, actor, demandId, addons });
  const { unavailable } = await getUpsells(deps, { actor, demandId });
  return { priced: presentPricedDemand({ demandId: demand.id, venue: demand.venue, frozen, language }), unavailable };
};
