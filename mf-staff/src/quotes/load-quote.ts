import type { CancellationStatement } from '@plenary/contracts/cancellation.schemas';
import type { BookedQuote } from '@plenary/contracts/planning.schemas';
import { currentPlatform } from '@plenary/platform';
import { fetchCancellation } from '../cancellation/api.ts';
import { fetchBookedQuote } from './api.ts';

interface Args {
  params: { quoteId?: string };
  request: Request;
}

export interface QuoteData {
  booked: BookedQuote;
  /** Null: it is not cancelled. */
  statement: CancellationStatement | null;
}

/** The quote that the address names, its lines in the language of the page, with the statement of a cancelled one. */
export const loadQuote = async ({ params: { quoteId = '' }, request: { signal } }: Args): Promise<QuoteData> => {
  const booked = await fetchBookedQuote(quoteId, currentPlatform().language, signal);
  const statement = booked.quote.standing === 'cancelled' ? await fetchCancellation(quoteId, signal) : null;
  return { booked, statement };
};
