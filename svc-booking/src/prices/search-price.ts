import type { SearchDay } from '@plenary/contracts/search';
import type { Price } from '@plenary/contracts/venue';
import type { PriceDemandInput } from './price-demand.ts';
import { noAddons, quoteLines } from './quote-lines.ts';
import { totalWithoutVat } from './quote-totals.ts';

type StandardPrice = Extract<Price, { type: 'standard' }>;

/**
 * Price of a venue for a search, as the list and the venue page show it: euro cents without VAT and without add-ons, after the
 * contract's discount (server-rules §2). Equal to the `totalExcludingVatPrice` of `priceDemand` without add-ons, but it
 * leaves out the VAT and the items, which a list of a thousand venues has no use for.
 */
export function searchPrice({ contract, settings, ...demand }: Omit<PriceDemandInput, 'addons' | 'terms' | 'vatRates'>): StandardPrice {
  const lines = quoteLines({ ...demand, addons: noAddons, roomsAlone: settings.roomsAlone });
  const amount = totalWithoutVat(lines, { ...settings, discountPercent: contract?.percent ?? 0 }).total;
  return { type: 'standard', amount, perPersonAndDay: Math.round(amount / peopleOverDays(demand.search.days)) };
}

/** A sub-room takes people of the plenary, so that they are not counted twice. */
const peopleOverDays = (days: readonly SearchDay[]) => days.reduce((sum, { plenary }) => sum + plenary.pax, 0);
