import type { DealsPage } from '@plenary/contracts/desk-deals.schemas';
import { dealSorts, dealStages } from '@plenary/contracts/desk-deals-terms';
import { countryCodes } from '@plenary/contracts/terms';
import { redirect } from '@plenary/platform/router';
import { fetchVenues, type ReferentialVenue } from '../api.ts';
import { dayOf } from '../desk/day-of.ts';
import { localToday } from '../desk/local-today.ts';
import { paths } from '../paths.ts';
import { type DealsAsked, fetchDeals } from './api.ts';

export interface DealsData extends DealsPage {
  asked: DealsAsked;
  /** Of the country that the address names. */
  venues: ReferentialVenue[];
}

/**
 * The deals that the address selects (design: desk D2); one that says nothing leads to the events from today on. What it cannot name is left
 * out: a country, a stage, a day, a venue of another country.
 */
export const loadDeals = async ({ request: { url, signal } }: { request: Request }): Promise<DealsData> => {
  const query = new URL(url).searchParams;
  if (query.size === 0) throw redirect(paths.events({ from: localToday(new Date()), sort: dealSorts[0] }));
  const country = countryCodes.find((one) => one === query.get('country'));
  const venues = country ? await fetchVenues(country, signal) : [];
  const [from, to] = [dayOf(query.get('from')), dayOf(query.get('to'))];
  const search = query.get('search')?.trim();
  const asked: DealsAsked = {
    search: search && search.length > 1 ? search : undefined,
    stage: dealStages.find((stage) => stage === query.get('stage')),
    country,
    venue: venues.find(({ slug }) => slug === query.get('venue'))?.slug,
    from,
    to: from && to && to < from ? undefined : to,
    sort: dealSorts.find((sort) => sort === query.get('sort')),
    after: query.get('after') || undefined,
  };
  return { asked, venues, ...(await fetchDeals(asked, signal)) };
};
