import { requestIn } from './availability-outcome.ts';
import type { VenueData } from './load-venue.ts';

/** Whether the venue takes requests alone, or prices the search by hand. */
export const isPricedByHand = ({ venue, outcome }: VenueData): boolean => venue.isRequestOnly || requestIn(outcome) !== null;
