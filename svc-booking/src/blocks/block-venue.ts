import { refuse } from '@plenary/http/refuse';
import type { BookingDeps } from '../deps.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';

/** A venue by its id or slug; refuses `not-found`. */
export const blockVenue = async ({ catalogue }: BookingDeps, name: string): Promise<CatalogueVenue> => {
  const { bySlug, byId } = await catalogue.current();
  return bySlug.get(name) ?? byId.get(name) ?? refuse('not-found');
};
