import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import { hasRight } from '@plenary/contracts/desk-rights';
import type { Planning } from '@plenary/contracts/planning.schemas';
import type { UserActor } from '@plenary/service-kit/actor';
import type { CatalogueSnapshot } from '../venues/catalogue.ts';

const hiddenContact = { email: '', phone: '' };

/** A deal as its reader may see it: without amounts, contact and account of the customer for who has no `prices` at its venue. */
export const dealSeenBy =
  (actor: UserActor, { keptBySlug }: CatalogueSnapshot) =>
  (deal: ListedDeal): ListedDeal => {
    const { slug, countryCode: country } = deal.venue;
    if (hasRight(actor, 'prices', { country, venueId: keptBySlug.get(slug)?.record.id })) return deal;
    const { netPrice: _net, grossPrice: _gross, customer, ...rest } = deal;
    return { ...rest, customer: customer && { ...customer, ...hiddenContact }, userId: null };
  };

/** The planning of a venue, the same way. */
export const planningSeenBy = (actor: UserActor, planning: Planning): Planning => {
  const { countryCode: country, venueId } = planning.venue;
  if (hasRight(actor, 'prices', { country, venueId })) return planning;
  const bookings = planning.bookings.map(({ customer, quote, ...booking }) => ({
    ...booking,
    customer: customer && { ...customer, ...hiddenContact },
    quote: quote && { status: quote.status, pax: quote.pax },
  }));
  return { ...planning, bookings };
};
