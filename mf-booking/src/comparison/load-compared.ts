import type { Venue } from '@plenary/contracts/venue';
import { CallError } from '@plenary/http/call-error';
import { fetchVenue } from '../api.ts';

/** The venues of these addresses, in their order. One that is offered no more is left out; any other failure is thrown. */
export const loadCompared = async (slugs: readonly string[], signal: AbortSignal): Promise<Venue[]> => {
  const known = async (slug: string): Promise<Venue[]> => {
    try {
      return [await fetchVenue(slug, signal)];
    } catch (error) {
      if (error instanceof CallError && error.status === 404) return [];
      throw error;
    }
  };
  return (await Promise.all(slugs.map(known))).flat();
};
