import type { Alternatives, UnavailableReason } from '@plenary/contracts/booking.schemas';
import type { Venue } from '@plenary/contracts/venue';
import type { MovedSearch } from './move-search.ts';

export interface NoAvailabilityProps {
  venue: Venue;
  query: string;
  nearby: readonly MovedSearch[];
  /** Venues of the city, and other searches, that would be available. */
  alternatives: Alternatives;
  reason: UnavailableReason | undefined;
  /** The dialog is closed: on to the search. */
  onChangeSearch: () => void;
}
