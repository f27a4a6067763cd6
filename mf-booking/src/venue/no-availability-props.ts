import type { Venue, VenueCard } from '@plenary/contracts/venue';
import type { MovedSearch } from './move-search.ts';

export interface NoAvailabilityProps {
  venue: Venue;
  query: string;
  nearby: readonly MovedSearch[];
  /** Venues of the city that are free on the days asked. */
  alternatives: readonly VenueCard[];
  /** The dialog is closed: on to the search. */
  onChangeSearch: () => void;
}
