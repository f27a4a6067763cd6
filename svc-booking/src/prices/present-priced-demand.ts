import type { PricedDemand } from '@plenary/contracts/quote';
import type { Language } from '@plenary/contracts/vocabulary';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { presentVenueCard } from '../venues/present-venue.ts';
import { describeDiscount } from './describe-discount.ts';
import type { FrozenQuote } from './frozen-quote.ts';
import { describeAdministrationFees } from './item-descriptions.ts';
import { presentItem } from './present-item.ts';

interface PricedDemandInput {
  demandId: string;
  venue: CatalogueVenue;
  frozen: FrozenQuote;
  language: Language;
}

/** Frozen prices with their words in a language. */
export const presentPricedDemand = ({ demandId, venue, frozen, language }: PricedDemandInput): PricedDemand => {
  const { search, administrationFees, discount, items, addons, ...totals } = frozen;
  const dates = search.days.map(({ date }) => date);
  return {
    ...totals,
    demandId,
    status: 'Draft',
    buildingName: venue.record.commercialName,
    venue: presentVenueCard(venue),
    eventStartDate: dates.at(0) ?? '',
    eventEndDate: dates.at(-1) ?? '',
    days: search.days,
    addons,
    ...(discount && { discount: describeDiscount(discount, language) }),
    items: items.map((item) => presentItem(item, language)),
    ...(administrationFees && { administrationFees: { ...administrationFees, description: describeAdministrationFees(language) } }),
  };
};
