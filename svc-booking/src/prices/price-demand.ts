import { creditsOf } from '@plenary/contracts/credit-rules';
import type { IncludedService, ItemCode, PricedDemand, QuoteItem } from '@plenary/contracts/quote';
import { fallbackLanguage } from '@plenary/contracts/terms';
import type { FrameworkContract } from '@plenary/contracts/user.schemas';
import type { DealTerms } from '../deal-terms/deal-terms.ts';
import type { VatRate } from '../vat-rates/vat-rates.ts';
import { cancellationTermsOf } from './cancellation-terms.ts';
import { foodShares } from './food-shares.ts';
import { percentOf } from './money.ts';
import { versionOn } from './price-list.ts';
import { type QuoteLine, type QuoteLinesInput, quoteLines } from './quote-lines.ts';
import { type PriceSettings, totalWithoutVat, vatBreakdown } from './quote-totals.ts';
import { type TaxedPlace, vatPercentAt } from './vat-at-venue.ts';

/** An item without its words: `describeItem(code, language, duration)` has them. */
type PricedItem = Omit<QuoteItem, 'id' | 'description' | 'duration'> & Pick<QuoteLine, 'duration' | 'label'>;

/** A contract's discount; without `texts` it is told as it was frozen, in any language. */
export type FrozenDiscount = FrameworkContract & { amount: number };

/** A demand's prices (contracts `pricedDemand`), without words and without the venue. Amounts in euro cents. */
export interface DemandPrice
  extends Pick<
    PricedDemand,
    'totalExcludingVatPrice' | 'totalIncludingVatPrice' | 'vat' | 'vatBreakdown' | 'deposit' | 'credits' | 'cancellationTerms'
  > {
  items: PricedItem[];
  discount?: FrozenDiscount;
  /** `code` is the percentage as text; absent where there are no fees. */
  administrationFees?: { code: string; amount: number };
}

export interface PriceDemandInput extends Omit<QuoteLinesInput, 'roomsAlone'> {
  contract: FrameworkContract | null;
  settings: PriceSettings;
  /** Those in force. */
  terms: DealTerms;
  vatRates: readonly VatRate[];
}

/**
 * Prices a demand (server-rules §3): lines, the contract's discount, administration fees, VAT by rate and deposit, which add
 * up to the cent. `vat.percent` is the rate of rooms on the first day, `vat.amount` the sum over all rates.
 */
export function priceDemand({ contract, settings, terms, vatRates, ...demand }: PriceDemandInput): DemandPrice {
  const lines = quoteLines({ ...demand, roomsAlone: settings.roomsAlone });
  const { address, prices } = demand.venue;
  const place = { countryCode: address.countryCode, prices, vatRates };
  return priceLines({ ...place, lines, days: demand.search.days, contract, settings, terms });
}

interface PricedLines extends TaxedPlace {
  lines: readonly QuoteLine[];
  /** In ascending order. */
  days: readonly { date: string }[];
  contract: FrameworkContract | null;
  settings: PriceSettings;
  terms: DealTerms;
}

/** The same for lines from anywhere. */
export function priceLines({ lines, days, countryCode, prices, vatRates, contract, settings, terms }: PricedLines): DemandPrice {
  const firstDay = days[0]?.date;
  if (firstDay === undefined) throw new RangeError('a demand has at least one day');
  const place = { countryCode, prices, vatRates };
  const discountPercent = contract?.percent ?? 0;
  const { discount, administrationFees, total } = totalWithoutVat(lines, { ...settings, discountPercent });
  const byRate = vatBreakdown(lines, { discountPercent, administrationFees, firstDay, ...place });
  const vatAmount = byRate.reduce((sum, { amount }) => sum + amount, 0);
  return {
    items: lines.map((line) => pricedItem(line, place)),
    ...(contract && contract.percent > 0 ? { discount: { ...termsOf(contract), amount: discount } } : {}),
    ...(settings.administrationFeesPercent > 0
      ? { administrationFees: { code: String(settings.administrationFeesPercent), amount: administrationFees } }
      : {}),
    totalExcludingVatPrice: total,
    totalIncludingVatPrice: total + vatAmount,
    vat: { percent: vatPercentAt(place, firstDay, 'service'), amount: vatAmount },
    vatBreakdown: byRate,
    deposit: { percent: settings.depositPercent, amount: percentOf(total + vatAmount, settings.depositPercent) },
    cancellationTerms: cancellationTermsOf({ countryCode, total, terms, own: versionOn(place, firstDay), isFlex: contract?.flex }),
    ...(settings.creditTerms && { credits: creditsOf(total, settings.creditTerms) }),
  };
}

/** Where the texts of each language are known, what is frozen does not depend on the language of who asks. */
const termsOf = ({ companyName, percent, texts, ...own }: FrameworkContract): FrameworkContract => {
  const { description, dispositions } = texts?.[fallbackLanguage] ?? own;
  return { companyName, percent, description, dispositions, ...(texts && { texts }) };
};

const servicesOfPackages: Partial<Record<ItemCode, readonly IncludedService[]>> = {
  AM: ['BREAKFAST', 'GOURMET_BREAK'],
  PM: ['GOURMET_BREAK'],
  AMPM: ['BREAKFAST', 'LUNCH', 'GOURMET_BREAK'],
  'AM+LUNCH': ['BREAKFAST', 'LUNCH', 'GOURMET_BREAK'],
  'PM+LUNCH': ['LUNCH', 'GOURMET_BREAK'],
  BUFFET_LUNCH: ['LUNCH'],
};

/** `vatPercent` is the rate of rooms, or of food for a food-only line; `vatBreakdown` shows how a package is split. */
function pricedItem(line: QuoteLine, place: TaxedPlace): PricedItem {
  return {
    code: line.code,
    date: line.date,
    duration: line.duration,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    catalogPrice: line.catalogPrice,
    applyGlobalDiscount: line.applyGlobalDiscount,
    custom: line.custom ?? line.label !== undefined,
    ...(line.label !== undefined && { label: line.label }),
    includedServices: [...(servicesOfPackages[line.code] ?? [])],
    vatPercent: vatPercentAt(place, line.date, foodShares[line.code] === 100 ? 'food' : 'service'),
  };
}
