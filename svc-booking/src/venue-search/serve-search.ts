import type { CustomPriceReason } from '@plenary/contracts/booking.schemas';
import type { SearchDay } from '@plenary/contracts/search';
import { type FoundRooms, findRooms, type PreparedDay } from '../availability/find-rooms.ts';
import { holdsGroup } from '../availability/holds-group.ts';
import type { TakenOn } from '../availability/read-venue-days.ts';
import { customPriceReason } from '../search/custom-price.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { isOnRequest } from '../venues/on-request.ts';

/** A search with its requests prepared. */
export interface PreparedSearch {
  days: readonly SearchDay[];
  prepared: readonly PreparedDay[];
}

export type Served = { type: 'custom'; why: CustomPriceReason } | { type: 'standard'; found: FoundRooms };

/**
 * How a venue can serve a search; null if it cannot, or is closed on one of its days. A custom price is no way around the rooms: the venue has to hold the group in
 * the set-up asked for, and unless it is priced on request only, rooms for it have to be free. So more people never find more venues.
 */
export const serveSearch = (venue: CatalogueVenue, search: PreparedSearch, taken: TakenOn): Served | null => {
  const { days, prepared } = search;
  if (days.some(({ date }) => venue.isClosed(date))) return null;
  const why = customPriceReason(venue.record, { days });
  if (why && isOnRequest(venue.record)) return holdsGroup(venue, prepared) ? { type: 'custom', why } : null;
  const found = findRooms(venue, prepared, taken);
  if (!found) return null;
  return why ? { type: 'custom', why } : { type: 'standard', found };
};
