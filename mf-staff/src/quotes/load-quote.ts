import type { BookedQuote } from '@plenary/contracts/planning.schemas';
import { currentPlatform } from '@plenary/platform';
import { fetchBookedQuote } from './api.ts';

interface Args {
  params: { quoteId?: string };
  request: Request;
}

/** The quote that the address names, its lines in the language of the page. */
export const loadQuote = ({ params: { quoteId = '' }, request }: Args): Promise<BookedQuote> =>
  fetchBookedQuote(quoteId, currentPlatform().language, request.signal);
