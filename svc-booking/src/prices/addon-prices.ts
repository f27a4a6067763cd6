import type { AddonPrice } from '@plenary/contracts/supplements';
import { upsellNames } from '@plenary/contracts/survey-terms';
import type { VatRate } from '../vat-rates/vat-rates.ts';
import type { FrozenQuote } from './frozen-quote.ts';
import type { PricedVenue } from './price-list.ts';
import { addonLines } from './quote-lines.ts';
import { totalWithoutVat, vatBreakdown } from './quote-totals.ts';

/**
 * The price of each add-on missing in a quote, at the quote's own discount and fees: priced by itself, so that a sum of
 * several is their price.
 */
export const addonPrices = (
  { venue, vatRates }: { venue: PricedVenue; vatRates: readonly VatRate[] },
  { search, addons, discount, administrationFees }: FrozenQuote,
): AddonPrice[] => {
  const [discountPercent, feesPercent] = [discount?.percent ?? 0, Number(administrationFees?.code ?? 0)];
  const { countryCode } = venue.address;
  return upsellNames
    .filter((addon) => !addons[addon] && addonLines({ venue, search, addon }).length > 0)
    .map((addon) => {
      const lines = addonLines({ venue, search, addon });
      const { administrationFees: fees, total } = totalWithoutVat(lines, { discountPercent, administrationFeesPercent: feesPercent });
      const rates = vatBreakdown(lines, {
        discountPercent,
        administrationFees: fees,
        countryCode,
        vatRates,
        firstDay: search.days[0]?.date ?? '',
      });
      return { addon, excludingVat: total, includingVat: total + rates.reduce((sum, { amount }) => sum + amount, 0) };
    });
};
