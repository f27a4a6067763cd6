import type { TrailPage } from '@plenary/contracts/audit-trail';
import { countryCodes } from '@plenary/contracts/terms';
import { currentPlatform } from '@plenary/platform';
import { fetchVenues } from '../api.ts';
import type { Source } from '../desk/ask-all.ts';
import { fetchTrail } from './api.ts';

export interface TrailData extends TrailPage {
  /** The services that did not answer: their entries are missing. */
  away: readonly Source[];
  /** Names of venues by their ids, where an entry speaks of venues. */
  venueNames: Readonly<Record<string, string>>;
}

/** A page of the trail, from the place that the address names on. */
export const loadTrail = async ({ request: { url, signal } }: { request: Request }): Promise<TrailData> => {
  const isAdmin = currentPlatform().session?.role === 'admin';
  const page = await fetchTrail(isAdmin, new URL(url).searchParams.get('before') ?? undefined, signal);
  const hasVenues = page.entries.some(({ changes }) => changes.some(({ field }) => field === 'venueIds'));
  return { ...page, venueNames: hasVenues && !page.away.includes('bookings') ? await namesOfVenues(signal) : {} };
};

const namesOfVenues = async (signal: AbortSignal): Promise<Record<string, string>> => {
  const venues = await Promise.all(countryCodes.map((country) => fetchVenues(country, signal)));
  return Object.fromEntries(venues.flat().map(({ venueId, name }) => [venueId, name]));
};
