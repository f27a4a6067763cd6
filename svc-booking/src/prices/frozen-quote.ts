import type { Addons } from '@plenary/contracts/quote';
import type { VenueSearch } from '@plenary/contracts/search';
import type { DemandPrice } from './price-demand.ts';

/** What a quote keeps of the moment it was made: prices never change afterwards (server-rules §3). Words are added when it is shown. */
export interface FrozenQuote extends DemandPrice {
  search: VenueSearch;
  addons: Addons;
}
