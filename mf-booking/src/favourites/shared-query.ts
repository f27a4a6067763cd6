import { type ListView, viewFromQuery, withView } from '../filters/filter-address.ts';
import { noFilters } from '../filters/venue-filters.ts';

/**
 * The query of a link to a part of the list, with the search and the order of an address. It asks for no availabilities: who opens it
 * needs no account, and sees the venues with the search in the form.
 */
export const sharedQuery = (query: string, shown: Partial<Pick<ListView, 'selected' | 'compared' | 'isComparing'>>): string => {
  const { sort, near } = viewFromQuery(query);
  const values = new URLSearchParams(
    withView(query, { sort, near, filters: noFilters, selected: [], compared: [], isComparing: false, ...shown }),
  );
  values.delete('action');
  return `?${values}`;
};
