import type { CountryCode } from '@plenary/contracts/vocabulary';
import type { Position } from '../places/position.ts';
import { inCountry } from '../search/search-address.ts';
import { type Need, needs, type Sort, sorts, type VenueFilters } from './venue-filters.ts';

/** The list's view in its address; the search stands beside it. */
export interface ListView {
  filters: VenueFilters;
  sort: Sort;
  /** The nearest to it come first, before any other order. */
  near: Position | null;
  /** Addresses of the venues that it is narrowed to, as by a link to favourites; none: to no venue. */
  selected: readonly string[];
  /** Addresses of the venues that are picked to be compared. */
  compared: readonly string[];
  /** The comparison stands in the place of the list. */
  isComparing: boolean;
}

export const maxCompared = 3;

const highestBudget = 10_000;
const viewFields = ['sort', 'near', 'budget', 'district', 'venue', 'compare', 'view', ...needs] as const;

const readBudget = (text: string | null): number | null => {
  if (text === null || !/^\d{1,5}$/.test(text)) return null;
  const budget = Number(text);
  return budget > 0 && budget <= highestBudget ? budget : null;
};

/** `48.8443,2.3735`: a position says no words, so that a link cannot put any on the page. */
const readPosition = (text: string | null): Position | null => {
  const [, latitude, longitude] = /^(-?\d\d?(?:\.\d{1,4})?),(-?\d{1,3}(?:\.\d{1,4})?)$/.exec(text ?? '') ?? [];
  return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : null;
};

/** The view of an address. What cannot be read counts as not asked for. Never throws. */
export const viewFromQuery = (query: string): ListView => {
  const values = new URLSearchParams(query);
  const all = (name: string) => [...new Set(values.getAll(name).filter(Boolean))];
  return {
    sort: sorts.find((sort) => sort === values.get('sort')) ?? 'best',
    near: readPosition(values.get('near')),
    filters: {
      budget: readBudget(values.get('budget')),
      districts: all('district'),
      needs: needs.filter((need: Need) => values.get(need) === '1'),
    },
    selected: all('venue'),
    compared: all('compare').slice(0, maxCompared),
    isComparing: values.get('view') === 'compare',
  };
};

/** The query with this view, and with whatever else it says. */
export const withView = (query: string, { filters, sort, near, selected, compared, isComparing }: ListView): string => {
  const values = new URLSearchParams(query);
  for (const field of viewFields) values.delete(field);
  if (sort !== 'best') values.set('sort', sort);
  if (near) values.set('near', `${near.latitude},${near.longitude}`);
  if (filters.budget !== null) values.set('budget', String(filters.budget));
  for (const district of filters.districts) values.append('district', district);
  for (const need of filters.needs) values.set(need, '1');
  for (const slug of selected) values.append('venue', slug);
  for (const slug of compared) values.append('compare', slug);
  if (isComparing) values.set('view', 'compare');
  return `?${values}`;
};

/** The list of a venue's country, with the search and the view of the query that led to the venue. */
export const listBehind = (query: string, country: CountryCode): string => withView(inCountry(query, country), viewFromQuery(query));

const isOfView = (name: string) => viewFields.some((field) => field === name);

/** The part of a query that filters and sorts. */
export const viewQuery = (query: URLSearchParams): string => new URLSearchParams([...query].filter(([name]) => isOfView(name))).toString();

/** The rest of a query, less some other fields too. */
export const withoutView = (query: URLSearchParams, others: readonly string[]): string =>
  new URLSearchParams([...query].filter(([name]) => !isOfView(name) && !others.includes(name))).toString();
