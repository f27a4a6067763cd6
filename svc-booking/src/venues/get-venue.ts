import type { Venue } from '@plenary/contracts/venue';
import { refuse } from '@plenary/http/refuse';
import type { BookingDeps } from '../deps.ts';
import { presentVenue } from './present-venue.ts';

/** One venue by its slug; refuses `not-found`. */
export const getVenue = async ({ catalogue }: BookingDeps, slug: string): Promise<Venue> => {
  const { bySlug } = await catalogue.current();
  const venue = bySlug.get(slug);
  return venue ? presentVenue(venue) : refuse('not-found');
};
