import type { PricedDemand } from '@plenary/contracts/quote';
import { queryOfSearch } from '../search/search-address.ts';

/** Query with the search that a quote or a priced demand was made for. */
export const searchOfPriced = ({ venue, days }: Pick<PricedDemand, 'venue' | 'days'>): string =>
  queryOfSearch({ countryCode: venue.address.countryCode, days });
