import type { PricedDemand, QuoteItem } from '@plenary/contracts/quote';

/** Euro cents without VAT, before the contract's discount. */
export const amountOf = ({ quantity, unitPrice }: Pick<QuoteItem, 'quantity' | 'unitPrice'>): number => quantity * unitPrice;

export const subTotalOf = ({ items }: Pick<PricedDemand, 'items'>): number => items.reduce((sum, item) => sum + amountOf(item), 0);

export interface DayOfLines {
  date: string;
  items: QuoteItem[];
}

/** The lines of each day, days and lines in the order they came. */
export const linesByDay = (items: readonly QuoteItem[]): DayOfLines[] =>
  [...new Set(items.map(({ date }) => date))].map((date) => ({ date, items: items.filter((item) => item.date === date) }));
