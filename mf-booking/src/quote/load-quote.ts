import type { Quote } from '@plenary/contracts/quote';
import type { Language } from '@plenary/contracts/vocabulary';
import { currentPlatform } from '@plenary/platform';
import { fetchQuote } from '../api.ts';

export interface QuoteData {
  quote: Quote;
  /** The language its words came in. */
  language: Language;
  /** Instant in milliseconds. */
  loadedAt: number;
}

interface LoaderArgs {
  params: { quoteId?: string };
  request: Request;
}

/** Loads a quote in the reader's language; a failure is thrown. */
export const loadQuote = async ({ params: { quoteId = '' }, request }: LoaderArgs): Promise<QuoteData> => {
  const { language } = currentPlatform();
  return { quote: await fetchQuote(quoteId, language, request.signal), language, loadedAt: Date.now() };
};
