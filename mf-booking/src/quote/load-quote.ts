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

/** Loads a quote in the reader's language, a failure is thrown; so is the way to its last version from an earlier one. */
export const loadQuote = async ({ params: { quoteId = '' }, request }: LoaderArgs): Promise<QuoteData> => {
  const { language } = currentPlatform();
  const quote = await fetchQuote(quoteId, language, request.signal);
  if (quote.supersededBy) throw redirect(paths.quote(quote.supersededBy));
  return { quote, language, loadedAt: Date.now() };
};
