import type { SearchQuery } from '@plenary/contracts/search';
import { documentedSearch } from '@plenary/contracts/search-address';
import { countryCodes } from '@plenary/contracts/terms';
import type { Venue } from '@plenary/contracts/venue';
import { currentPlatform } from '@plenary/platform';
import { redirect } from '@plenary/platform/router';
import { fetchAvailability, fetchVenue } from '../api.ts';
import { paths } from '../paths.ts';
import { searchAction } from '../search/search-address.ts';
import { type AvailabilityOutcome, outcomeOfRefusal } from './availability-outcome.ts';
import { type ClosedDay, closedDaysOf } from './closed-days.ts';
import type { MovedSearch } from './move-search.ts';
import { nearbyDays } from './nearby-days.ts';

export interface VenueData {
  venue: Venue;
  /** Null if the address requests no availability, or the request failed. */
  outcome: AvailabilityOutcome | null;
  /** The search on nearby days: available ones, or open ones where the requested days are closed. */
  nearby: MovedSearch[];
  /** Requested days on which the venue is closed. */
  closed: ClosedDay[];
}

interface LoaderArgs {
  params: { venueSlug?: string };
  request: Request;
}

/**
 * Loads the venue of the address, and with `action=availabilities` whether it can serve the search.
 * An earlier address leads to that of today. A venue that fails to load is thrown.
 */
export const loadVenue = async ({ params: { venueSlug = '' }, request: { url, signal } }: LoaderArgs): Promise<VenueData> => {
  const { search, searchParams } = new URL(url);
  const [venue, outcome] = await Promise.all([
    fetchVenue(venueSlug, signal),
    searchParams.get('action') === searchAction ? ask(venueSlug, documentedSearch(searchParams), signal) : null,
  ]);
  if (venue.slug !== venueSlug) throw redirect(paths.venue(venue.slug, search));
  const asked = { query: search, venue, signal };
  if (outcome?.type === 'form_errors') return { venue, outcome, ...(await closedDaysOf({ ...asked, errors: outcome.errors })) };
  const starts = outcome?.type === 'not_available' ? outcome.alternatives.days : [];
  return { venue, outcome, nearby: await nearbyDays({ ...asked, starts }), closed: [] };
};

const ask = async (venueSlug: string, query: URLSearchParams, signal: AbortSignal): Promise<AvailabilityOutcome | null> => {
  const search: SearchQuery = {
    countryCode: countryCodes.find((code) => code === query.get('countryCode')),
    action: searchAction,
    days: query.get('days') ?? undefined,
    manualPax: query.get('manualPax') ?? undefined,
  };
  try {
    return await fetchAvailability(venueSlug, search, signal);
  } catch (error) {
    const outcome = outcomeOfRefusal(error);
    if (outcome === null && !signal.aborted) currentPlatform().report(error);
    return outcome;
  }
};
