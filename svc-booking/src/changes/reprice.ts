import type { Addons } from '@plenary/contracts/quote';
import type { SearchDay } from '@plenary/contracts/search';
import type { DealTerms } from '../deal-terms/deal-terms.ts';
import type { FrozenQuote } from '../prices/frozen-quote.ts';
import { type DemandPrice, type PriceDemandInput, priceDemand, priceLines } from '../prices/price-demand.ts';
import type { QuoteLine } from '../prices/quote-lines.ts';
import type { PriceSettings } from '../prices/quote-totals.ts';
import type { VatRate } from '../vat-rates/vat-rates.ts';
import type { VenueRecord } from '../venues/venue-record.ts';
import type { Origins } from './changed-days.ts';

interface Repriced {
  frozen: FrozenQuote;
  venue: PriceDemandInput['venue'];
  days: readonly SearchDay[];
  assignment: PriceDemandInput['assignment'];
  addons?: Addons;
  /** Where they are not those of the days before, one after the other. */
  origins?: Origins;
  /** Those in force. */
  terms: DealTerms;
  vatRates: readonly VatRate[];
}

/**
 * A frozen price for other days or people (design: lifecycle L18): codes of kept days keep their unit prices, other codes and days take
 * today's list, the minimum price applies again; discount, fees and cancellation terms stay as frozen. The deposit stays where it would
 * not rise by so much that it is asked for again.
 */
export const reprice = ({ frozen, venue, days, assignment, addons = frozen.addons, origins, terms, vatRates }: Repriced): FrozenQuote => {
  const { search, items, discount } = frozen;
  const price = priceDemand({
    venue,
    search: { days: [...days] },
    assignment,
    addons,
    contract: discount ?? null,
    settings: settingsOf(frozen),
    terms,
    vatRates,
    kept: { lines: items, days: search.days, origins },
  });
  return goingOn({ frozen, price, days, addons, terms });
};

interface Relined extends Pick<Repriced, 'frozen' | 'days' | 'terms' | 'vatRates'> {
  venue: Pick<VenueRecord, 'address' | 'prices'>;
  lines: readonly QuoteLine[];
  addons: Addons;
}

/** The same for lines that staff write. */
export const repriceLines = ({ frozen, venue, days, lines, addons, terms, vatRates }: Relined): FrozenQuote => {
  const { countryCode } = venue.address;
  const contract = frozen.discount ?? null;
  const place = { countryCode, prices: venue.prices, vatRates };
  const price = priceLines({ ...place, lines, days, contract, settings: settingsOf(frozen), terms });
  return goingOn({ frozen, price, days, addons, terms });
};

const settingsOf = ({ administrationFees, deposit, items }: FrozenQuote): PriceSettings => ({
  administrationFeesPercent: Number(administrationFees?.code ?? 0),
  depositPercent: deposit.percent,
  roomsAlone: items.some(({ code }) => code.startsWith('ROOM_')),
});

interface GoingOn extends Pick<Repriced, 'frozen' | 'days' | 'terms'> {
  price: DemandPrice;
  addons: Addons;
}

const goingOn = ({ frozen, price: { cancellationTerms: _, ...price }, days, addons, terms }: GoingOn): FrozenQuote => {
  const { search, deposit, cancellationTerms } = frozen;
  const isAskedAgain = price.deposit.amount - deposit.amount >= terms.depositRise;
  return {
    ...price,
    deposit: isAskedAgain ? price.deposit : { ...deposit, amount: Math.min(deposit.amount, price.totalIncludingVatPrice) },
    ...(cancellationTerms && { cancellationTerms }),
    search: { ...search, days: [...days] },
    addons,
  };
};
