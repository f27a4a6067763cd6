import type { Reach } from '@plenary/contracts/desk-rights';
import { type AnyColumn, inArray, type SQL } from 'drizzle-orm';
import type { CatalogueSnapshot, CatalogueVenue } from '../venues/catalogue.ts';

/** Whether a list may show what belongs to a venue. */
export const isReached = (reach: Reach, { record }: CatalogueVenue): boolean =>
  reach === 'all' || reach.countries.includes(record.address.countryCode) || reach.venueIds.includes(record.id);

/** The same as a condition on a column of venue ids. */
export const inReach = (reach: Reach, { kept }: Pick<CatalogueSnapshot, 'kept'>, venueId: AnyColumn): SQL | undefined => {
  if (reach === 'all') return undefined;
  const ids = kept.filter((venue) => isReached(reach, venue)).map(({ record }) => record.id);
  return inArray(venueId, ids);
};
