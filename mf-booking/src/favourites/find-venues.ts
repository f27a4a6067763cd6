import { countryCodes } from '@plenary/contracts/terms';
import type { VenueCard } from '@plenary/contracts/venue';
import { fetchVenues } from '../api.ts';

/** The venues of these addresses in any country, without a price. An address of no venue is left out. */
export const findVenues = async (slugs: readonly string[], signal: AbortSignal): Promise<VenueCard[]> => {
  const lists = await Promise.all(countryCodes.map((countryCode) => fetchVenues({ countryCode }, signal)));
  return lists.flatMap(({ venues }) => venues).filter(({ slug }) => slugs.includes(slug));
};
