import type { RoomFinderRules } from '@plenary/contracts/deployment-terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { fitSearch } from '../search/fit-search.ts';
import { openDaysOf } from '../search/open-days.ts';
import { searchFromQuery, searchToQuery } from '../search/search-address.ts';

/** A search on other days: its address, and the days it then has. */
export interface MovedSearch {
  query: string;
  days: readonly string[];
}

interface Move {
  /** Query with the search. */
  query: string;
  countryCode: CountryCode;
  /** The first day of the moved search. */
  start: string;
  isClosed: (day: string) => boolean;
  /** The deployment's limits of a search. */
  rules: RoomFinderRules;
}

/** Longer than any run of closed days: the summer's or that around New Year. */
const reach = 45;

/** The day `count` days later; earlier if it is negative. */
export const dayAfter = (day: string, count: number): string => {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + count);
  return at.toISOString().slice(0, 10);
};

/** Moves a search to as many open days in a row from `start` on, as the service looks for alternatives; null where that cannot be. */
export const moveSearch = ({ query, countryCode, start, isClosed, rules }: Move): MovedSearch | null => {
  const search = fitSearch(searchFromQuery(query, countryCode), rules);
  const open = openDaysOf({ start, end: dayAfter(start, reach) }, isClosed).slice(0, search.days.length);
  if (open.length < search.days.length) return null;
  const moved = searchToQuery({ ...search, days: search.days.map((day, place) => ({ ...day, date: open[place] ?? null })) });
  return moved === null ? null : { query: moved, days: open };
};
