import type { SearchQuery } from '@plenary/contracts/search';
import { countryCodes } from '@plenary/contracts/terms';
import type { Venue } from '@plenary/contracts/venue';
import { currentPlatform } from '@plenary/platform';
import { fetchAvailability, fetchVenue } from '../api.ts';
import { searchAction } from '../search/search-address.ts';
import { type AvailabilityOutcome, outcomeOfRefusal } from './availability-outcome.ts';
import type { MovedSearch } from './move-search.ts';
import { nearbyDays } from './nearby-days.ts';

export interface VenueData {
  venue: Venue;
  /** Null if the address requests no availability, or the request failed. */
  outcome: AvailabilityOutcome | null;
  /** The search on nearby available days, if the venue is not available. */
  nearby: MovedSearch[];
}

interface LoaderArgs {
  params: { venueSlug?: string };
  request: Request;
}

/** Loads the venue of the address, and with `action=availabilities` whether it can serve the search. A venue that fails to load is thrown. */
export const loadVenue = async ({ params: { venueSlug = '' }, request: { url, signal } }: LoaderArgs): Promise<VenueData> => {
  const { search, searchParams } = new URL(url);
  const [venue, outcome] = await Promise.all([
    fetchVenue(venueSlug, signal),
    searchParams.get('action') === searchAction ? ask(venueSlug, searchParams, signal) : null,
  ]);
  const starts = outcome?.type === 'not_available' ? outcome.alternatives.days : [];
  const nearby = await nearbyDays({ query: search, countryCode: venue.address.countryCode, starts, signal });
  return { venue, outcome, nearby };
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
