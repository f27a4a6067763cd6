import type { Configuration } from '@plenary/contracts/search';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { searchFromQuery, searchToQuery } from '../search/search-address.ts';
import type { DraftDay } from '../search/search-draft.ts';

interface Asked {
  /** Query with the search. */
  query: string;
  countryCode: CountryCode;
}

const onEachDay = ({ query, countryCode }: Asked, change: (day: DraftDay) => DraftDay): string | null => {
  const search = searchFromQuery(query, countryCode);
  return searchToQuery({ ...search, days: search.days.map(change) });
};

/** The query of the same search for at most `pax` people; null while the search is incomplete. */
export const forAtMost = (asked: Asked, pax: number): string | null =>
  onEachDay(asked, (day) => ({ ...day, plenary: { ...day.plenary, pax: Math.min(day.plenary.pax ?? pax, pax) } }));

/** The query of the same search with every plenary in one set-up. */
export const inSetUp = (asked: Asked, configuration: Configuration): string | null =>
  onEachDay(asked, (day) => ({ ...day, plenary: { ...day.plenary, configuration } }));
