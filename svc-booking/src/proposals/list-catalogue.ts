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
}

/** What the price list sells on the days of a customer's demand; refuses `not-found`. */
export const listCatalogue = async (deps: BookingDeps, { actor, demandId, language }: Asked): Promise<{ offers: CatalogueOffer[] }> => {
  const { database, tables } = deps;
  const catalogue = await deps.catalogue.current();
  const { venue, search } = await ownDemand(database.read, { tables, catalogue, actor, demandId });
  const days = search.days.map(({ date }) => date);
  const offers = catalogueOffers({ venue: venue.record, days, deps });
  return {
    offers: offers.map(({ code, duration, day, unitPrice }) => ({
      ...{ code, day, unitPrice, description: describeItem(code, language, duration) },
      ...(duration && { duration }),
    })),
  };
};
