import type { Venue } from '@plenary/contracts/venue';
import { fetchVenue } from '../api.ts';

interface LoaderArgs {
  params: { venueSlug?: string };
  request: Request;
}

/** Loads the venue of a big event; a failure is thrown. */
export const loadBigEvent = ({ params: { venueSlug = '' }, request }: LoaderArgs): Promise<Venue> => fetchVenue(venueSlug, request.signal);
