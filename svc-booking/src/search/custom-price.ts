import type { CustomPriceReason } from '@plenary/contracts/booking.schemas';
import type { Configuration, SearchDay } from '@plenary/contracts/search';
import { searchConfigurations } from '@plenary/contracts/terms';
import { lacksPriceList } from '../venues/on-request.ts';
import type { VenueRecord } from '../venues/venue-record.ts';

type Priced = Pick<VenueRecord, 'isRequestOnly' | 'prices' | 'standardPaxLimit'>;

interface Search {
  days: readonly Pick<SearchDay, 'plenary' | 'subcommittees'>[];
}

const pricedConfigurations: ReadonlySet<string> = new Set(searchConfigurations);

/**
 * Whether sales has to price the search by hand (server-rules §2): the venue is priced on request only, a plenary is larger than
 * the venue prices by list, or any room is set up in a way that the list does not know.
 */
export const needsCustomPrice = (venue: Priced, search: Search): boolean => customPriceReason(venue, search) !== null;

/** Why it has to, or null. */
export const customPriceReason = (venue: Priced, search: Search): CustomPriceReason | null => {
  if (lacksPriceList(venue)) return { type: 'no-list' };
  if (venue.isRequestOnly) return { type: 'on-request' };
  const configuration = unpricedSetUp(search);
  if (configuration) return { type: 'set-up', configuration };
  const isMany = search.days.some(({ plenary }) => plenary.pax > venue.standardPaxLimit);
  return isMany ? { type: 'many-people', most: venue.standardPaxLimit } : null;
};

/** A set-up that the list does not know, at any venue. */
const unpricedSetUp = ({ days }: Search): Configuration | undefined =>
  days
    .flatMap(({ plenary, subcommittees }) => [plenary, ...subcommittees])
    .map(({ configuration }) => configuration)
    .find((configuration) => !pricedConfigurations.has(configuration));
