import type { Addons } from '@plenary/contracts/quote';
import type { FrameworkContract } from '@plenary/contracts/user.schemas';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Reader } from '@plenary/service-kit/database/database';
import { findRooms, prepareDays } from '../availability/find-rooms.ts';
import type { TakenOn } from '../availability/read-venue-days.ts';
import { eventStart } from '../calendar/event-start.ts';
import { termsOn } from '../deal-terms/deal-terms.ts';
import type { BookingDeps } from '../deps.ts';
import type { FrozenQuote } from '../prices/frozen-quote.ts';
import { priceDemand } from '../prices/price-demand.ts';
import { noAddons } from '../prices/quote-lines.ts';
import { needsCustomPrice } from '../search/custom-price.ts';
import { finderFaults } from '../search/finder-faults.ts';
import type { CatalogueSnapshot } from '../venues/catalogue.ts';
import { type OwnDemand, ownDemand } from './own-demand.ts';
import { takenByOthers } from './taken-by-others.ts';
import { unavailableAddons } from './unavailable-addons.ts';

export interface PricedOwnDemand {
  demand: OwnDemand;
  frozen: FrozenQuote;
  /** As `takenByOthers` answers. */
  taken: TakenOn;
}

interface Options {
  catalogue: CatalogueSnapshot;
  actor: UserActor;
  demandId: string;
  /** Stand in for those chosen so far; what is left out stays as chosen. */
  addons?: Partial<Addons>;
  /** Stands in for the one of the caller's token. */
  contract?: FrameworkContract | null;
  /** The quote that it is to take the place of: its option gives way. */
  replaces?: string | undefined;
}

/**
 * A demand of the caller priced now, with the rooms that are free now. Refuses `not-found`, `no-longer-available` where no rooms
 * are left, the venue prices by hand, the room finder no longer offers what was asked, the first day has begun or a day has been closed since, and `add-on-unavailable`.
 */
export const priceOwnDemand = async (
  read: Reader,
  deps: BookingDeps,
  { catalogue, actor, demandId, addons, contract = actor.contract, replaces }: Options,
): Promise<PricedOwnDemand> => {
  const demand = await ownDemand(read, { tables: deps.tables, catalogue, actor, demandId });
  const { venue, search } = demand;
  if (needsCustomPrice(venue.record, search) || hasLapsed(demand, deps)) return refuse('no-longer-available');
  const taken = await takenByOthers(read, deps, { actor, demand, replaces });
  const found = findRooms(venue, prepareDays(search.days), taken);
  if (!found) return refuse('no-longer-available');

  const chosen = offered({ ...chosenBefore(demand, deps), ...addons }, deps.hasCarbonFootprint);
  const lacking = unavailableAddons(deps, { venue, search, taken }).filter((name) => chosen[name]);
  if (lacking.length > 0)
    return refuse('add-on-unavailable', { errors: Object.fromEntries(lacking.map((name) => [`addons.${name}`, 'unavailable'])) });
  const price = priceDemand({
    venue: venue.record,
    search,
    assignment: found.assignment,
    addons: chosen,
    contract,
    settings: deps.prices,
    terms: termsOn(catalogue.dealTerms, catalogue.today),
    vatRates: catalogue.vatRates,
  });
  return { demand, frozen: { ...price, search, addons: chosen }, taken };
};

/** A demand outlives its days and a change of the deployment's modes: a bookmark may lead to an old one. */
const hasLapsed = ({ venue, search }: OwnDemand, { now, roomFinder }: BookingDeps): boolean => {
  const days = search.days.map(({ date }) => date).sort();
  const { timeZone } = venue.record;
  if (Object.keys(finderFaults(search.days, roomFinder)).length > 0) return true;
  return now() >= eventStart({ firstDay: days[0] ?? '', timeZone }) || days.some((day) => venue.isClosed(day));
};

/** Rooms alone: what was added before that is forgotten. */
const chosenBefore = ({ addons }: OwnDemand, { prices }: BookingDeps): Addons => (prices.roomsAlone ? noAddons : addons);

/** Ecology is an add-on only where the carbon footprint is on. */
const offered = ({ ecology, ...addons }: Addons, hasCarbonFootprint: boolean): Addons =>
  hasCarbonFootprint ? { ...addons, ecology: ecology ?? false } : addons;
