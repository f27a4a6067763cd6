import type { FieldErrors } from '@plenary/contracts/problem';
import type { SearchQuery } from '@plenary/contracts/search';
import { documentedSearch } from '@plenary/contracts/search-address';
import { countryCodes, defaultCountryCode } from '@plenary/contracts/terms';
import { CallError } from '@plenary/http/call-error';
import { redirect } from '@plenary/platform/router';
import { fetchVenues, type VenueList } from '../api.ts';
import { viewQuery, withoutView } from '../filters/filter-address.ts';

/** Data of an address: its venues, and the obstacle of a requested availability. */
export interface ListData extends Pick<VenueList, 'countryCode' | 'venues' | 'countries'> {
  outcome: 'plain' | 'priced' | 'authentication-required' | 'invalid-search';
  errors: FieldErrors;
  /** The demand of an answered search. */
  demandId: string | null;
}

const searchFields = ['action', 'days', 'manualPax'] as const;

/**
 * Loads the venues of the address. Without a country in it the address is set to FRA's (spec/booking.md §2). A wrong search and a
 * search without a session still bring the venues (§7); any other failure is thrown.
 */
export const loadList = async ({ request }: { request: Request }): Promise<ListData | Response> => {
  const url = new URL(request.url);
  const country = countryCodes.find((code) => code === url.searchParams.get('countryCode'));
  if (!country) {
    url.searchParams.set('countryCode', defaultCountryCode);
    return redirect(`/${url.search}`);
  }
  const query: SearchQuery = { countryCode: country };
  const asked = documentedSearch(url.searchParams);
  for (const field of searchFields) query[field] = asked.get(field) ?? undefined;
  return fetchVenues(query, request.signal).then(answered, refused);
};

const answered = ({ countryCode: country, venues, demandId, countries }: VenueList): ListData => ({
  countryCode: country,
  venues,
  ...(countries && { countries }),
  outcome: demandId === undefined ? 'plain' : 'priced',
  errors: {},
  demandId: demandId ?? null,
});

const refused = (error: unknown): ListData => {
  const isResult = error instanceof CallError && (error.code === 'invalid-search' || error.code === 'authentication-required');
  if (!isResult) throw error;
  const { countryCode: country, venues } = error.body as unknown as VenueList;
  return { countryCode: country, venues, outcome: error.code as ListData['outcome'], errors: error.errors, demandId: null };
};

const noticeFields = ['snackbar', 'snackbar-email'] as const;
const has = ({ searchParams }: URL) => noticeFields.some((name) => searchParams.has(name));

/** The venues stay when a message that has been shown leaves the address, and when they are only filtered or sorted in another way. */
export const shouldRevalidateList = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: {
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}): boolean => {
  const asked = ({ searchParams }: URL) => withoutView(searchParams, noticeFields);
  const isShownAnew = has(currentUrl) || viewQuery(currentUrl.searchParams) !== viewQuery(nextUrl.searchParams);
  return isShownAnew && asked(currentUrl) === asked(nextUrl) ? false : defaultShouldRevalidate;
};
