import { peopleOf } from '../change-offers/past-changes.ts';
import { termsOn } from '../deal-terms/deal-terms.ts';
import type { FrozenQuote } from '../prices/frozen-quote.ts';
import type { QuoteLine } from '../prices/quote-lines.ts';
import { goingOn } from './changed-days.ts';
import type { Reduced } from './lost-value.ts';
import { freeSpreads } from './reduction-fee.ts';
import { repriceLines } from './reprice.ts';
import { isForEverybody, type WrittenChange } from './written-change.ts';

interface Change {
  written: WrittenChange;
  /** People that may stay away free of charge. */
  free: number;
}

/**
 * As `lostValue`, of lines that staff wrote: what of the agreed lines does not go on, at their agreed prices, as far as the price of the days
 * that go on falls by it, and all lines of a day that is given up (design: lifecycle L25, L29). A lower price of what stays is given by the
 * house and costs nothing.
 */
export const lostLines = (
  { deal, asked, catalogue, kept }: Omit<Reduced, 'planned'>,
  { written, free }: Change,
): { lostByPeople: number; lostFree: number; lostOtherwise: number } => {
  const { frozen } = deal.quote;
  const named = goingOn(asked.days);
  const days = frozen.search.days.filter(({ date }) => named.some(({ from }) => from === date));
  const terms = termsOn(catalogue.dealTerms, catalogue.today);
  const priceOf = (lines: readonly QuoteLine[]): number =>
    repriceLines({ frozen, venue: deal.venue.record, days: kept, lines, addons: frozen.addons, terms, vatRates: catalogue.vatRates })
      .totalExcludingVatPrice;
  const lostWith = (quantityOf: (item: FrozenQuote['items'][number], place: number) => number) => {
    const lines = frozen.items.map((item, place): QuoteLine => ({ ...item, quantity: quantityOf(item, place) }));
    return frozen.totalExcludingVatPrice - priceOf(lines.filter(({ quantity }) => quantity > 0));
  };
  const isKept = ({ date }: { date: string }) => days.some((day) => day.date === date);
  const ofDays = days.length < frozen.search.days.length ? lostWith((item) => (isKept(item) ? item.quantity : 0)) : 0;
  const after = priceOf(written.lines.filter(({ date }) => kept.some((day) => day.date === date)));
  const lost = Math.max(
    0,
    Math.min(
      lostWith((_, place) => written.kept[place] ?? 0),
      frozen.totalExcludingVatPrice - after,
    ) - ofDays,
  );
  const fewerOn = days.map(({ plenary }, index) => plenary.pax - (kept[index]?.plenary.pax ?? 0));
  const without = (spread: readonly number[]) =>
    lostWith((item) => {
      const index = days.findIndex(({ date }) => date === item.date);
      return isForEverybody(item, days[index]) ? Math.max(0, item.quantity - Math.max(0, spread[index] ?? 0)) : item.quantity;
    });
  const fewer = peopleOf(days) - peopleOf(kept);
  const lostByPeople = fewer > 0 ? Math.min(lost, without(fewerOn)) : 0;
  const lostFree = fewer <= free ? lostByPeople : Math.min(lostByPeople, Math.max(0, ...freeSpreads(fewerOn, free).map(without)));
  return { lostByPeople, lostFree, lostOtherwise: lost - lostByPeople + ofDays };
};
