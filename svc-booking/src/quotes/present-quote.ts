import type { MeetingScientist, PricedDemand, Quote, QuoteStatus } from '@plenary/contracts/quote';
import type { Language } from '@plenary/contracts/vocabulary';
import { presentOption } from '../options/live-option.ts';
import type { OptionRow } from '../options/waiting-options.ts';
import { describeAdministrationFees, describeItem } from '../prices/item-descriptions.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { presentVenueCard } from '../venues/present-venue.ts';
import type { FrozenQuote } from './frozen-quote.ts';

interface PricedDemandInput {
  demandId: string;
  venue: CatalogueVenue;
  frozen: FrozenQuote;
  language: Language;
}

/** Frozen prices with their words in a language. */
export const presentPricedDemand = ({ demandId, venue, frozen, language }: PricedDemandInput): PricedDemand => {
  const { search, administrationFees, items, addons, ...totals } = frozen;
  const dates = search.days.map(({ date }) => date);
  return {
    ...totals,
    demandId,
    buildingName: venue.record.commercialName,
    venue: presentVenueCard(venue),
    eventStartDate: dates.at(0) ?? '',
    eventEndDate: dates.at(-1) ?? '',
    days: search.days,
    addons,
    items: items.map(({ duration, ...item }) => ({ ...item, description: describeItem(item.code, language, duration) })),
    ...(administrationFees && { administrationFees: { ...administrationFees, description: describeAdministrationFees(language) } }),
  };
};

interface QuoteRow {
  id: string;
  demandId: string;
  status: string;
  createdAt: number;
  validUntil: number;
  frozen: FrozenQuote;
}

interface QuoteInput {
  row: QuoteRow;
  venue: CatalogueVenue;
  language: Language;
  /** The live one, if there is one. */
  option: OptionRow | undefined;
  /** Of the venue; null: nobody is known. */
  scientist: MeetingScientist | null;
}

export const presentQuote = ({ row, venue, language, option, scientist }: QuoteInput): Quote => ({
  ...presentPricedDemand({ demandId: row.demandId, venue, frozen: row.frozen, language }),
  id: row.id,
  createdAt: new Date(row.createdAt).toISOString(),
  status: row.status as QuoteStatus,
  validUntil: new Date(row.validUntil).toISOString(),
  option: option ? presentOption(option) : null,
  meetingScientist: scientist,
});
