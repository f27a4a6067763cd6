import type { Addons, PricedDemand } from '@plenary/contracts/quote';
import type { Language } from '@plenary/contracts/vocabulary';
import type { UserActor } from '@plenary/service-kit/actor';
import { priceOwnDemand } from '../demands/price-own-demand.ts';
import type { BookingDeps } from '../deps.ts';
import { presentPricedDemand } from '../prices/present-priced-demand.ts';
import { countCall } from '../rates/rates.ts';
import { expectedRooms } from './expected-rooms.ts';

interface Asked {
  actor: UserActor;
  demandId: string;
  /** Stand in for those chosen so far; what is left out stays as chosen. */
  addons: Partial<Addons>;
  language: Language;
}

/** What a quote of the caller's demand would say now, with the rooms that it would get; refuses as `priceOwnDemand`, and 429 (rates.ts). */
export const draftQuote = async (deps: BookingDeps, { actor, demandId, addons, language }: Asked): Promise<PricedDemand> => {
  await countCall(deps, 'search', actor);
  const catalogue = await deps.catalogue.current();
  const { demand, frozen, taken } = await priceOwnDemand(deps.database.read, deps, { catalogue, actor, demandId, addons });
  const { venue, search } = demand;
  return {
    ...presentPricedDemand({ demandId: demand.id, venue, frozen, language }),
    expectedRooms: expectedRooms({ venue, search, hasAfterwork: frozen.addons.afterwork, taken, now: deps.now() }),
  };
};
