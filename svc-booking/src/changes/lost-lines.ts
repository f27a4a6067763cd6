import { peopleOf } from '../change-offers/past-changes.ts';
import { termsOn } from '../deal-terms/deal-terms.ts';
import type { FrozenQuote } from '../prices/frozen-quote.ts';
import type { QuoteLine } from '../prices/quote-lines.ts';
import type { Reduced } from './lost-value.ts';
import { freeSpreads } from './reduction-fee.ts';
import { repriceLines } from './reprice.ts';
import { isForEverybody, type WrittenChange } from './written-change.ts';

interface Change {
  after: FrozenQuote;
  written: WrittenChange;
  /** People that may stay away free of charge. */
  free: number;
}

/**
 * As `lostValue`, of lines that staff wrote: what of the agreed lines does not go on, at their agreed prices, as far as the whole price falls
 * by it (design: lifecycle L25, L29). A lower price of what stays is given by the house and costs nothing.
 */
export const lostLines = (
  { deal, catalogue, wanted }: Omit<Reduced, 'planned' | 'asked'>,
  { after, written, free }: Change,
): { lostByPeople: number; lostFree: number; lostOtherwise: number } => {
  const { frozen } = deal.quote;
  const { days } = frozen.search;
  const terms = termsOn(catalogue.dealTerms, catalogue.today);
  const lostWith = (quantityOf: (item: FrozenQuote['items'][number], place: number) => number) => {
    const lines = frozen.items.map((item, place): QuoteLine => ({ ...item, quantity: quantityOf(item, place) }));
    const rest = lines.filter(({ quantity }) => quantity > 0);
    const priced = repriceLines({ frozen, venue: deal.venue.record, days, lines: rest, addons: frozen.addons, terms });
    return frozen.totalExcludingVatPrice - priced.totalExcludingVatPrice;
  };
  const lost = Math.max(
    0,
    Math.min(
      lostWith((_, place) => written.kept[place] ?? 0),
      frozen.totalExcludingVatPrice - after.totalExcludingVatPrice,
    ),
  );
  const fewerOn = days.map(({ plenary }, index) => plenary.pax - (wanted[index]?.plenary.pax ?? 0));
  const without = (spread: readonly number[]) =>
    lostWith((item) => {
      const index = days.findIndex(({ date }) => date === item.date);
      return isForEverybody(item, days[index]) ? Math.max(0, item.quantity - Math.max(0, spread[index] ?? 0)) : item.quantity;
    });
  const fewer = peopleOf(days) - peopleOf(wanted);
  const lostByPeople = fewer > 0 ? Math.min(lost, without(fewerOn)) : 0;
  const lostFree = fewer <= free ? lostByPeople : Math.min(lostByPeople, Math.max(0, ...freeSpreads(fewerOn, free).map(without)));
  return { lostByPeople, lostFree, lostOtherwise: lost - lostByPeople };
};
