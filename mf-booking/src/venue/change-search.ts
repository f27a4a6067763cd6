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

/** Lunch for everybody stays so, as long as everybody has a seat. */
const lunchWithin = ({ lunchPax, plenary }: DraftDay, most: { pax: number; lunchPax: number }): Pick<DraftDay, 'lunchPax'> => {
  if (lunchPax === undefined) return {};
  if (lunchPax === null) return { lunchPax: most.lunchPax < Math.min(plenary.pax ?? most.pax, most.pax) ? most.lunchPax : null };
  return { lunchPax: Math.min(lunchPax, most.lunchPax) };
};

/** The query of the same search for at most `pax` people, and at most `lunchPax` at lunch; null while the search is incomplete. */
export const forAtMost = (asked: Asked, { pax, lunchPax = pax }: { pax: number; lunchPax?: number }): string | null =>
  onEachDay(asked, (day) => ({
    ...day,
    ...lunchWithin(day, { pax, lunchPax }),
    plenary: { ...day.plenary, pax: Math.min(day.plenary.pax ?? pax, pax) },
  }));

/** The query of the same search with every plenary in one set-up. */
export const inSetUp = (asked: Asked, configuration: Configuration): string | null =>
  onEachDay(asked, (day) => ({ ...day, plenary: { ...day.plenary, configuration } }));
