import type { FrozenQuote } from '../prices/frozen-quote.ts';

/**
 * Whether staff alone change a booking: lines that sales wrote and prices in credits are no arithmetic of the list, and an evening alone is
 * sold by sales.
 */
export const isChangedByHand = ({ credits, items, search }: Pick<FrozenQuote, 'credits' | 'items' | 'search'>): boolean =>
  credits !== undefined || items.some(({ custom }) => custom) || search.days.some(({ evening }) => evening);
