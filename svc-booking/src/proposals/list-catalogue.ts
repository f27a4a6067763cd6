import type { CatalogueOffer } from '@plenary/contracts/proposals.schemas';
import type { Language } from '@plenary/contracts/vocabulary';
import type { UserActor } from '@plenary/service-kit/actor';
import { ownDemand } from '../demands/own-demand.ts';
import type { BookingDeps } from '../deps.ts';
import { describeItem } from '../prices/item-descriptions.ts';
import { catalogueOffers } from '../written-lines/catalogue-offers.ts';

interface Asked {
  /** The customer in whose name staff act. */
  actor: UserActor;
  demandId: string;
  language: Language;
  /** Local days, in ascending order; undefined: those of the demand. */
  days?: readonly string[] | undefined;
}

/** What the price list of the venue of a customer's demand sells on its days, or on others; refuses `not-found`. */
export const listCatalogue = async (
  deps: BookingDeps,
  { actor, demandId, language, days }: Asked,
): Promise<{ offers: CatalogueOffer[] }> => {
  const { database, tables } = deps;
  const catalogue = await deps.catalogue.current();
  const { venue, search } = await ownDemand(database.read, { tables, catalogue, actor, demandId });
  const offers = catalogueOffers({ venue: venue.record, days: days ?? search.days.map(({ date }) => date), deps });
  return {
    offers: offers.map(({ code, duration, day, unitPrice }) => ({
      ...{ code, day, unitPrice, description: describeItem(code, language, duration) },
      ...(duration && { duration }),
    })),
  };
};
