import * as contract from '@plenary/contracts/booking.endpoints';
import { defaultCountryCode } from '@plenary/contracts/terms';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { keptReply } from '../kept-reply.ts';
import { countryOffers } from '../venues/country-offers.ts';
import { listVenues } from '../venues/list-venues.ts';
import { checkAvailability } from './check-availability.ts';
import { asksForAvailability } from './checked-search.ts';
import { searchVenues } from './search-venues.ts';

export const availabilityRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.listVenues, async ({ actor, query, header }) => {
    if (asksForAvailability(query)) return searchVenues(deps, { actor, query });
    const catalogue = await deps.catalogue.current();
    const { countryCode = defaultCountryCode } = query;
    const make = () => ({ ...listVenues(catalogue, countryCode), countries: countryOffers(catalogue) });
    return keptReply(contract.listVenues, { of: catalogue, key: countryCode, header, make });
  });
  implement(contract.checkAvailability, ({ actor, params, query }) => checkAvailability(deps, { actor, slug: params.venueSlug, query }));
};
