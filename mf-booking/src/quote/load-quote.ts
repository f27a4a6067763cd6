import type { Quote } from '@plenary/contracts/quote';
import type { Language } from '@plenary/contracts/vocabulary';
import { currentPlatform } from '@plenary/platform';
import { redirect } from '@plenary/platform/router';
import { fetchQuote } from '../api.ts';
import { paths } from '../paths.ts';

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

/** Loads a quote in the reader's language, and leads to its last version from an earlier one; a failure is thrown. */
export const loadQuote = async ({ params: { quoteId = '' }, request }: LoaderArgs): Promise<QuoteData | Response> => {
  const { language } = currentPlatform();
  const quote = await fetchQuote(quoteId, language, request.signal);
  return quote.supersededBy ? redirect(paths.quote(quote.supersededBy)) : { quote, language, loadedAt: Date.now() };
};
