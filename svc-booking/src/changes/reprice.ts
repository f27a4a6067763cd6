import type { Addons } from '@plenary/contracts/quote';
import type { SearchDay } from '@plenary/contracts/search';
import type { DealTerms } from '../deal-terms/deal-terms.ts';
import type { FrozenQuote } from '../prices/frozen-quote.ts';
import { type PriceDemandInput, priceDemand } from '../prices/price-demand.ts';
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
}

/**
 * A frozen price for other days or people (design: lifecycle L18): codes of kept days keep their unit prices, other codes and days take
 * today's list, the minimum price applies again; discount, fees and cancellation terms stay as frozen. The deposit stays where it would
 * not rise by so much that it is asked for again.
 */
export const reprice = ({ frozen, venue, days, assignment, addons = frozen.addons, origins, terms }: Repriced): FrozenQuote => {
  const { search, items, discount, administrationFees, deposit, cancellationTerms } = frozen;
  const { cancellationTerms: __, ...price } = priceDemand({
    venue,
    search: { days: [...days] },
    assignment,
    addons,
    contract: discount ?? null,
    settings: {
      administrationFeesPercent: Number(administrationFees?.code ?? 0),
      depositPercent: deposit.percent,
      roomsAlone: items.some(({ code }) => code.startsWith('ROOM_')),
    },
    terms,
    kept: { lines: items, days: search.days, origins },
  });
  const isAskedAgain = price.deposit.amount - deposit.amount >= terms.depositRise;
  return {
    ...price,
    deposit: isAskedAgain ? price.deposit : { ...deposit, amount: Math.min(deposit.amount, price.totalIncludingVatPrice) },
    ...(cancellationTerms && { cancellationTerms }),
    search: { ...search, days: [...days] },
    addons,
  };
};
