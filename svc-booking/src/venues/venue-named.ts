import { refuse } from '@plenary/http/refuse';
import type { CatalogueSnapshot, CatalogueVenue } from './catalogue.ts';

/** A venue by its slug or id, a draft or an archived one too: for staff; refuses `not-found`. */
export const venueNamed = ({ keptBySlug, byId }: Pick<CatalogueSnapshot, 'keptBySlug' | 'byId'>, name: string): CatalogueVenue =>
  keptBySlug.get(name) ?? byId.get(name) ?? refuse('not-found');
