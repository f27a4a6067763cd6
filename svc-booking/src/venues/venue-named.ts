import { refuse } from '@plenary/http/refuse';
import type { CatalogueSnapshot, CatalogueVenue } from './catalogue.ts';

/** A venue by its slug or id; refuses `not-found`. */
export const venueNamed = ({ bySlug, byId }: Pick<CatalogueSnapshot, 'bySlug' | 'byId'>, name: string): CatalogueVenue =>
  bySlug.get(name) ?? byId.get(name) ?? refuse('not-found');
