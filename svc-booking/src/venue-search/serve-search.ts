import type { SearchDay } from '@plenary/contracts/search';
import { type FoundRooms, findRooms, type PreparedDay } from '../availability/find-rooms.ts';
import { holdsGroup, inAnySetUp } from '../availability/holds-group.ts';
import type { TakenOn } from '../availability/read-venue-days.ts';
import { isArranged, needsCustomPrice } from '../search/custom-price.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { isOnRequest } from '../venues/on-request.ts';

/** A search with its requests prepared. */
export interface PreparedSearch {
  days: readonly SearchDay[];
  prepared: readonly PreparedDay[];
}

export type Served = { type: 'custom' } | { type: 'standard'; found: FoundRooms };

/**
 * How a venue can serve a search; null if it cannot, or is closed on one of its days. A custom price is no way around the rooms: the venue has to hold the group, and
 * unless it is priced on request only, rooms for it have to be free, in any set-up where the list knows no price for the one asked for. So more
 * people never find more venues.
 */
export const serveSearch = (venue: CatalogueVenue, search: PreparedSearch, taken: TakenOn): Served | null => {
  const { days, prepared } = search;
  if (days.some(({ date }) => venue.isClosed(date))) return null;
  if (isOnRequest(venue.record)) return holdsGroup(venue, prepared) ? { type: 'custom' } : null;
  const found = findRooms(venue, isArranged(venue.record, { days }) ? inAnySetUp(prepared) : prepared, taken);
  if (!found) return null;
  return needsCustomPrice(venue.record, { days }) ? { type: 'custom' } : { type: 'standard', found };
};
