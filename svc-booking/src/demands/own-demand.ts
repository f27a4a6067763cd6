import type { Addons } from '@plenary/contracts/quote';
import type { VenueSearch } from '@plenary/contracts/search';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Reader } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';
import { type CatalogueSnapshot, type CatalogueVenue, isPublished } from '../venues/catalogue.ts';

export interface OwnDemand {
  id: string;
  venue: CatalogueVenue;
  search: VenueSearch;
  addons: Addons;
}

interface Wanted {
  tables: BookingTables;
  catalogue: CatalogueSnapshot;
  actor: UserActor;
  demandId: string;
}

/**
 * A demand of the caller for one venue or, without one, for a country; refuses `not-found`, also for another customer's demand and for a
 * venue that customers do not see.
 */
export const ownSearch = async (
  read: Reader,
  { tables: { demand }, catalogue, actor, demandId }: Wanted,
): Promise<Omit<OwnDemand, 'venue'> & { venue: CatalogueVenue | null }> => {
  const [row] = await read
    .select()
    .from(demand)
    .where(and(eq(demand.id, demandId), eq(demand.userId, actor.userId)));
  const venue = row?.venueId ? catalogue.byId.get(row.venueId) : null;
  if (!row || venue === undefined || (venue && !isPublished(venue))) return refuse('not-found');
  return { id: row.id, venue, search: row.search, addons: row.addons };
};

/** A demand of the caller for one venue; refuses `not-found`, also for another customer's demand. */
export const ownDemand = async (read: Reader, wanted: Wanted): Promise<OwnDemand> => {
  const { venue, ...demand } = await ownSearch(read, wanted);
  return venue ? { ...demand, venue } : refuse('not-found');
};
