import type { Addons } from '@plenary/contracts/quote';
import type { VenueSearch } from '@plenary/contracts/search';
import type { DemandPrice } from './price-demand.ts';

/** The frozen part of a quote: prices never change afterwards (server-rules §3). Texts are added when it is shown. */
export interface FrozenQuote extends DemandPrice {
  search: VenueSearch;
  addons: Addons;
}
