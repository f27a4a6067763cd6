import { roomFinderRules } from '@plenary/contracts/deployment-terms';
import type { FieldErrors } from '@plenary/contracts/problem';
import type { Venue } from '@plenary/contracts/venue';
import type { Localized } from '@plenary/contracts/vocabulary';
import { currentPlatform } from '@plenary/platform';
import { closedDayLookup, openDaysOf } from '../search/open-days.ts';
import { searchFromQuery } from '../search/search-address.ts';
import { fetchVenueCalendar } from '../search/venue-calendar.ts';
import { dayAfter, type MovedSearch, moveSearch } from './move-search.ts';

/** A closed day of a search; `name` is its holiday or closing, null on a weekend. */
export interface ClosedDay {
  date: string;
  name: Localized | null;
}

interface Options {
  /** Query with the search. */
  query: string;
  venue: Pick<Venue, 'address' | 'closings'>;
  errors: FieldErrors;
  signal: AbortSignal;
}

const none: { closed: ClosedDay[]; nearby: MovedSearch[] } = { closed: [], nearby: [] };
/** Longer than any run of closed days. */
const reach = 30;
const most = 3;

/** The days of a refused search on which the venue is closed, with its country or by itself, and the search on the nearest open ones. */
export const closedDaysOf = async ({ query, venue, errors, signal }: Options): Promise<typeof none> => {
  const { countryCode } = venue.address;
  const { days } = searchFromQuery(query, countryCode);
  const dates = days.flatMap(({ date }, index) => (date !== null && errors[`days.${index}.date`] === 'closed_day' ? [date] : []));
  const [first] = days.flatMap(({ date }) => date ?? []).sort();
  if (dates.length === 0 || first === undefined) return none;
  try {
    const calendar = await fetchVenueCalendar(venue, signal);
    const names = new Map(calendar.closedDays.map(({ date, name }) => [date, name]));
    const lookup = closedDayLookup(calendar, currentPlatform().language);
    const isClosed = (day: string) => lookup(day) !== undefined;
    const rules = roomFinderRules(currentPlatform().settings);
    const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(first));
    const starts = openDaysOf({ start: dayAfter(first, -reach), end: dayAfter(first, reach) }, isClosed)
      .sort((a, b) => distance(a) - distance(b))
      .slice(0, most)
      .sort();
    return {
      closed: dates.map((date) => ({ date, name: names.get(date) ?? null })),
      nearby: starts.map((start) => moveSearch({ query, countryCode, start, isClosed, rules })).filter((moved) => moved !== null),
    };
  } catch (error) {
    if (!signal.aborted) currentPlatform().report(error);
    return none;
  }
};
