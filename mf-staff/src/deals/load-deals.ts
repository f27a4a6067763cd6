import type { DealsPage } from '@plenary/contracts/desk-deals.schemas';
import {
  columnsNamed,
  dealFlags,
  dealOutcomes,
  dealPeriods,
  dealSorts,
  dealStages,
  lostFilters,
  lunchFilters,
  maxCompanyFilter,
  surveyStates,
} from '@plenary/contracts/desk-deals-terms';
import { countryCodes } from '@plenary/contracts/terms';
import { tagOf } from '@plenary/http/create-caller';
import { redirect } from '@plenary/platform/router';
import { fetchRooms, fetchVenues, type ReferentialVenue, type VenueRooms } from '../api.ts';
import { dayOf } from '../desk/day-of.ts';
import { listedDays } from '../desk/listed-days.ts';
import { localToday } from '../desk/local-today.ts';
import { paths } from '../paths.ts';
import { type DealsAsked, fetchDeals } from './api.ts';
import { countOf } from './count-of.ts';
import { askedFor } from './shown-columns.ts';

/** A user id, or `nobody`. */
export const isOwner = (text: string | null): text is string =>
  text === 'nobody' || /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text ?? '');

export type ListedRoom = Pick<VenueRooms['rooms'][number], 'id' | 'name'>;

export interface DealsData extends DealsPage {
  asked: DealsAsked;
  /** `ETag` of the page of deals. */
  tag: string | undefined;
  /** Of the country that the address names. */
  venues: ReferentialVenue[];
  /** Of the venue that the address names. */
  rooms: readonly ListedRoom[];
  /** The address names a venue that is not of its country, or no longer. */
  goneVenue: boolean;
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
  const search = query.get('search')?.trim();
  const owner = query.get('owner');
  const venue = venues.find(({ slug }) => slug === query.get('venue'))?.slug;
  const rooms = country && venue ? (await fetchRooms({ code: country, venue }, signal)).rooms : [];
  const asked: DealsAsked = {
    search: search && search.length > 1 ? search : undefined,
    stage: dealStages.find((stage) => stage === query.get('stage')),
    country,
    venue,
    ...listedDays(query),
    period: dealPeriods.find((period) => period === query.get('period')),
    outcome: dealOutcomes.find((outcome) => outcome === query.get('outcome')),
    lost: lostFilters.find((lost) => lost === query.get('lost')),
    flag: dealFlags.find((flag) => flag === query.get('flag')),
    ...columnsAsked(query, rooms),
    owner: isOwner(owner) ? owner : undefined,
    due: dayOf(query.get('due')),
    sort: dealSorts.find((sort) => sort === query.get('sort')),
    columns: askedFor(columnsNamed(query.get('columns') ?? '')),
    after: query.get('after') || undefined,
  };
  const page = await fetchDeals(asked, { signal });
  return { asked, venues, rooms, goneVenue: Boolean(country && query.get('venue')) && !venue, tag: tagOf(page), ...page };
};

/** What the columns are filtered by. */
const columnsAsked = (query: URLSearchParams, rooms: readonly ListedRoom[]): DealsAsked => {
  const [paxFrom, paxTo] = [countOf(query.get('paxFrom') ?? ''), countOf(query.get('paxTo') ?? '')];
  const isBackwards = typeof paxFrom === 'number' && typeof paxTo === 'number' && paxTo < paxFrom;
  return {
    company: query.get('company')?.trim().slice(0, maxCompanyFilter) || undefined,
    survey: surveyStates.find((state) => state === query.get('survey')),
    lunch: lunchFilters.find((lunch) => lunch === query.get('lunch')),
    scientist: query.get('scientist')?.slice(0, 200) || undefined,
    room: rooms.find(({ id }) => id === query.get('room'))?.id,
    paxFrom: paxFrom ?? undefined,
    paxTo: isBackwards ? undefined : (paxTo ?? undefined),
  };
};
