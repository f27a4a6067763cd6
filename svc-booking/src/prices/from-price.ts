import { isOnRequest } from '../venues/on-request.ts';
import { percentOf } from './money.ts';
import { type PricedVenue, priceListOn } from './price-list.ts';
import { promotedPrice } from './promotions.ts';
import type { PriceSettings } from './quote-totals.ts';

/**
 * What everybody may read of a venue's prices: a full day with lunch for one person on a day, fees included, without a contract's discount, add-ons
 * or the venue's least turnover. Euro cents without VAT; undefined where the venue is priced on request, or rooms alone are sold.
 */
export const fromPrice = (
  venue: PricedVenue & { isRequestOnly: boolean },
  { date, settings }: { date: string; settings: PriceSettings },
): number | undefined => {
  if (isOnRequest(venue) || settings.roomsAlone) return undefined;
  const price = promotedPrice(priceListOn(venue, date).unitPrices.AMPM, venue.promotions, date);
  return price + percentOf(price, settings.administrationFeesPercent);
};
