import { depositAskedFrom } from '@plenary/contracts/change-terms';
import type { SearchDay } from '@plenary/contracts/search';
import type { FrozenQuote } from '../prices/frozen-quote.ts';
import { type PriceDemandInput, priceDemand } from '../prices/price-demand.ts';

interface Repriced {
  frozen: FrozenQuote;
  venue: PriceDemandInput['venue'];
  days: readonly SearchDay[];
  assignment: PriceDemandInput['assignment'];
}

/**
 * A frozen price for other days or people (design: lifecycle L18): codes of kept days keep their unit prices, other codes and days take
 * today's list, the minimum price applies again; discount, fees and cancellation terms stay as frozen. The deposit stays where it would
 * not rise by so much that it is asked for again.
 */
export const reprice = ({ frozen, venue, days, assignment }: Repriced): FrozenQuote => {
  const { search, addons, items, discount, administrationFees, deposit, cancellationTerms } = frozen;
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
    kept: items,
  });
  const isAskedAgain = price.deposit.amount - deposit.amount >= depositAskedFrom;
  return {
    ...price,
    deposit: isAskedAgain ? price.deposit : { ...deposit, amount: Math.min(deposit.amount, price.totalIncludingVatPrice) },
    ...(cancellationTerms && { cancellationTerms }),
    search: { ...search, days: [...days] },
    addons,
  };
};
