import { refuse } from '@plenary/http/refuse';
import type { Actor } from '@plenary/service-kit/actor';
import type { CatalogueSnapshot, CatalogueVenue } from './catalogue.ts';

/** A venue by its address or an earlier one: customers see what is published, staff a draft and an archived one too. Refuses `not-found`. */
export const venueSeenBy = (actor: Actor, { bySlug, keptBySlug }: CatalogueSnapshot, slug: string): CatalogueVenue => {
  const isStaff = actor.kind === 'user' && actor.role !== 'customer';
  return (isStaff ? keptBySlug : bySlug).get(slug) ?? refuse('not-found');
};
