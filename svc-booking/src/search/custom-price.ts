import type { VenueSearch } from '@plenary/contracts/search';
import { searchConfigurations } from '@plenary/contracts/terms';
import type { VenueRecord } from '../venues/venue-record.ts';

const pricedConfigurations: ReadonlySet<string> = new Set(searchConfigurations);

/**
 * Whether sales has to price the search by hand (server-rules §2): the venue takes requests only, a plenary is larger than
 * the venue prices by list, or any room is set up in a way that the list does not know.
 */
export function needsCustomPrice(
  venue: Pick<VenueRecord, 'isRequestOnly' | 'standardPaxLimit'>,
  search: Pick<VenueSearch, 'days'>,
): boolean {
  return (
    venue.isRequestOnly ||
    search.days.some(
      ({ plenary, subcommittees }) =>
        plenary.pax > venue.standardPaxLimit ||
        !pricedConfigurations.has(plenary.configuration) ||
        subcommittees.some(({ configuration }) => !pricedConfigurations.has(configuration)),
    )
  );
}
