import { roomFinderRules } from '@plenary/contracts/deployment-terms';
import type { Venue } from '@plenary/contracts/venue';
import { currentPlatform } from '@plenary/platform';
import { closedDayLookup } from '../search/open-days.ts';
import { searchFromQuery } from '../search/search-address.ts';
import { fetchVenueCalendar } from '../search/venue-calendar.ts';
import { type MovedSearch, moveSearch } from './move-search.ts';

interface Options {
  /** Query with the search. */
  query: string;
  venue: Pick<Venue, 'address' | 'closings'>;
  /** First days on which the venue is free. */
  starts: readonly string[];
  signal: AbortSignal;
}

/** The search on other days. Of several days only the first is known: the venue's calendar gives the others; without it there are none. */
export const nearbyDays = async ({ query, venue, starts, signal }: Options): Promise<MovedSearch[]> => {
  const { countryCode } = venue.address;
  if (starts.length === 0) return [];
  const hasSeveralDays = searchFromQuery(query, countryCode).days.length > 1;
  const rules = roomFinderRules(currentPlatform().settings);
  try {
    const isClosed = hasSeveralDays ? await closedDays(venue, signal) : () => false;
    return starts.map((start) => moveSearch({ query, countryCode, start, isClosed, rules })).filter((moved) => moved !== null);
  } catch (error) {
    if (!signal.aborted) currentPlatform().report(error);
    return [];
  }
};

const closedDays = async (venue: Options['venue'], signal: AbortSignal) => {
  const closedFor = closedDayLookup(await fetchVenueCalendar(venue, signal), currentPlatform().language);
  return (day: string) => closedFor(day) !== undefined;
};
