import type { QuoteItem } from '@plenary/contracts/quote';
import type { Language } from '@plenary/contracts/vocabulary';
import type { FrozenQuote } from './frozen-quote.ts';
import { describeItem } from './item-descriptions.ts';

/** A line of a quote with its words in a language. */
export const presentItem = ({ duration, label, ...item }: FrozenQuote['items'][number], language: Language): QuoteItem => ({
  ...item,
  ...(duration && { duration }),
  description: label ?? describeItem(item.code, language, duration),
});
