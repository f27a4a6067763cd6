import type { SearchDay } from '@plenary/contracts/search';
import { searchConfigurations } from '@plenary/contracts/terms';
import { isOnRequest } from '../venues/on-request.ts';
import type { VenueRecord } from '../venues/venue-record.ts';

interface Search {
  days: readonly Pick<SearchDay, 'plenary' | 'subcommittees'>[];
}

const pricedConfigurations: ReadonlySet<string> = new Set(searchConfigurations);

/**
 * Whether sales has to price the search by hand (server-rules §2): the venue is priced on request only, a plenary is larger than
 * the venue prices by list, or any room is set up in a way that the list does not know.
 */
export const needsCustomPrice = (venue: Pick<VenueRecord, 'isRequestOnly' | 'prices' | 'standardPaxLimit'>, search: Search): boolean =>
  isArranged(venue, search) || search.days.some(({ plenary }) => plenary.pax > venue.standardPaxLimit);

/** Whether sales also chooses rooms and set-ups: a room is asked for in whichever set-up holds most. */
export const isArranged = (venue: Pick<VenueRecord, 'isRequestOnly' | 'prices'>, search: Search): boolean =>
  isOnRequest(venue) || hasArrangedRooms(search);

/** The same at any venue: a set-up that the list does not know. */
export const hasArrangedRooms = ({ days }: Search): boolean =>
  days.some(({ plenary, subcommittees }) =>
    [plenary, ...subcommittees].some(({ configuration }) => !pricedConfigurations.has(configuration)),
  );
