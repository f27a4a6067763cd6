import type { VenueList } from '@plenary/contracts/booking.schemas';
import type { SearchQuery } from '@plenary/contracts/search';
import { defaultCountryCode } from '@plenary/contracts/terms';
import type { VenueCard } from '@plenary/contracts/venue';
import type { Actor } from '@plenary/service-kit/actor';
import { prepareDays } from '../availability/find-rooms.ts';
import { ownOptions } from '../bookings/own-options.ts';
import { keepDemand } from '../demands/keep-demand.ts';
import type { BookingDeps } from '../deps.ts';
import { searchPrice } from '../prices/search-price.ts';
import { countCall } from '../rates/rates.ts';
import { demandIdOf } from '../search/search-id.ts';
import { listVenues } from '../venues/list-venues.ts';
import { presentListedVenue } from '../venues/present-venue.ts';
import { checkedSearch } from './checked-search.ts';
import { fitOf } from './fit-of.ts';
import { mayServeSearch } from './may-serve-search.ts';
import { serveSearch } from './serve-search.ts';

/** Venues of a country that can serve a search, with their price, and those priced by hand. */
export const searchVenues = async (deps: BookingDeps, { actor, query }: { actor: Actor; query: SearchQuery }): Promise<VenueList> => {
  const countryCode = query.countryCode ?? defaultCountryCode;
  const catalogue = await deps.catalogue.current();
  const now = deps.now();
  const members = () => ({ ...listVenues(catalogue, countryCode), success: false as const });
  const { search, user } = checkedSearch({ actor, query, countryCode, catalogue, now, rules: deps.roomFinder, members });
  await countCall(deps, 'search', user);
  const { read } = deps.database;
  const own = await ownOptions(read, deps.tables, { userId: user.userId, now });
  const without = own.filter(({ demandId, venueId }) => demandId === demandIdOf({ userId: user.userId, subject: venueId, search }));
  const network = await deps.keptDays.read(catalogue, { days: search.days.map(({ date }) => date), now, without });
  const asked = { days: search.days, prepared: prepareDays(search.days) };
  const mayServe = mayServeSearch(network, asked);

  const venues: VenueCard[] = [];
  for (const place of network.index.placesIn(countryCode)) {
    const venue = mayServe(place) ? network.index.venues[place] : undefined;
    const served = venue && serveSearch(venue, asked, network.taken);
    if (!served) continue;
    if (served.type === 'custom') {
      venues.push(presentListedVenue(venue, { type: 'custom' }));
      continue;
    }
    const { assignment } = served.found;
    const price = searchPrice({ venue: venue.record, search, assignment, contract: user.contract, settings: deps.prices });
    venues.push(presentListedVenue(venue, price, fitOf(search.days, assignment)));
  }
  const demandId = await keepDemand(deps, { userId: user.userId, venueId: null, search });
  return { success: true, countryCode, venues, demandId };
};
