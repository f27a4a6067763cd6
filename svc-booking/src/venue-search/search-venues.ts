import type { VenueList } from '@plenary/contracts/booking.schemas';
import type { SearchQuery } from '@plenary/contracts/search';
import { defaultCountryCode } from '@plenary/contracts/terms';
import type { VenueCard } from '@plenary/contracts/venue';
import type { Actor } from '@plenary/service-kit/actor';
import { prepareDays } from '../availability/find-rooms.ts';
import { readVenueDays } from '../availability/read-venue-days.ts';
import { ownOptions } from '../bookings/own-options.ts';
import { keepDemand } from '../demands/keep-demand.ts';
import type { BookingDeps } from '../deps.ts';
import { searchPrice } from '../prices/search-price.ts';
import { countCall } from '../rates/rates.ts';
import { demandIdOf } from '../search/search-id.ts';
import { venuesOf } from '../venues/catalogue.ts';
import { listVenues } from '../venues/list-venues.ts';
import { presentListedVenue } from '../venues/present-venue.ts';
import { asksForAvailability, checkedSearch } from './checked-search.ts';
import { fitOf } from './fit-of.ts';
import { serveSearch } from './serve-search.ts';

/** Venues of a country that can serve a search, with their price, and those priced by hand; without a search, all of them. */
export const searchVenues = async (deps: BookingDeps, { actor, query }: { actor: Actor; query: SearchQuery }): Promise<VenueList> => {
  const countryCode = query.countryCode ?? defaultCountryCode;
  const catalogue = await deps.catalogue.current();
  if (!asksForAvailability(query)) return listVenues(catalogue, countryCode);

  const now = deps.now();
  const members = () => ({ ...listVenues(catalogue, countryCode), success: false as const });
  const { search, user } = checkedSearch({ actor, query, countryCode, catalogue, now, rules: deps.roomFinder, members });
  await countCall(deps, 'search', user);
  const { read } = deps.database;
  const own = await ownOptions(read, deps.tables, { userId: user.userId, now });
  const without = own.filter(({ demandId, venueId }) => demandId === demandIdOf({ userId: user.userId, subject: venueId, search }));
  const taken = await readVenueDays(read, { tables: deps.tables, days: search.days.map(({ date }) => date), now, without });
  const asked = { days: search.days, prepared: prepareDays(search.days) };

  const venues: VenueCard[] = [];
  for (const venue of venuesOf(catalogue, countryCode)) {
    const served = serveSearch(venue, asked, taken);
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
